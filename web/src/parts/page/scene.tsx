// The tavern's back wall, drawn for the front page: beams, a shelf of mugs and bottles, candles, a window at night.
// Decoration only; it stays behind the welcome.

function Candle({ x, y, h = 34 }: { x: number; y: number; h?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="0" cy={-h - 14} r="70" fill="url(#scene-glow)" />
      <path d={`M-7 0V${-h}q7 -4 14 0V0z`} fill="#f3e3bd" />
      <path d={`M-7 ${-h + 6}q3 10 1 16l-1 4z`} fill="#d9c08c" />
      <path d={`M0 ${-h - 2}v-6`} stroke="#3a2413" stroke-width="1.6" />
      <path class="flame" d={`M0 ${-h - 26}c8 9 7 17 0 20c-7 -3 -8 -11 0 -20z`} fill="#ffd36b" />
      <path class="flame" d={`M0 ${-h - 18}c4 5 4 9 0 11c-4 -2 -4 -6 0 -11z`} fill="#fff3c9" />
      <path d="M-16 0h32l-4 6h-24z" fill="#8a6a2c" />
    </g>
  );
}

function Mug({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M12 -30h8a8 8 0 0 1 8 8v8a8 8 0 0 1 -8 8h-8v-5h7a4 4 0 0 0 4 -4v-6a4 4 0 0 0 -4 -4h-7z" fill="#7a4b22" />
      <path d="M-14 -38h26v36q0 2 -2 2h-22q-2 0 -2 -2z" fill="#b9772f" />
      <path d="M-8 -32v26M-1 -32v26M6 -32v26" stroke="#7a4b22" stroke-width="2" />
      <path
        d="M-16 -36c-3 -8 5 -12 10 -8c3 -6 12 -5 13 0c6 -2 9 3 7 8c-2 5 -6 2 -8 1c-3 4 -7 3 -9 0c-3 4 -7 3 -13 -1z"
        fill="#fdf1d5"
      />
    </g>
  );
}

function Bottle({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-5 -62h10v16q9 4 9 14v30q0 2 -2 2h-24q-2 0 -2 -2v-30q0 -10 9 -14z" fill={colour} />
      <path d="M-9 -28h18v16h-18z" fill="#efdcae" />
      <path d="M-10 -34q-2 6 -2 12v14" stroke="#fff" stroke-opacity=".35" stroke-width="2" fill="none" />
      <path d="M-5 -66h10v6h-10z" fill="#5a3a1c" />
    </g>
  );
}

export function Scene() {
  return (
    <svg class="scene" viewBox="0 0 1200 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="scene-glow">
          <stop offset="0" stop-color="#ffc86b" stop-opacity=".75" />
          <stop offset=".4" stop-color="#ff9d3c" stop-opacity=".28" />
          <stop offset="1" stop-color="#ff8a2c" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="scene-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#2a160b" />
          <stop offset="1" stop-color="#5a3419" />
        </linearGradient>
      </defs>
      <rect width="1200" height="260" fill="url(#scene-wall)" />
      <g fill="#3b2110" opacity=".55">
        <path d="M0 60h120v34H0zM140 60h150v34H140zM60 100h170v34H60zM910 70h150v34H910zM1080 70h120v34h-120zM960 110h190v34H960zM0 140h90v34H0zM1100 150h100v34h-100z" />
      </g>
      <path d="M0 0h1200v26H0z" fill="#1c0e06" />
      <path d="M150 26l40 60h14l-32 -60zM1050 26l-40 60h-14l32 -60z" fill="#1c0e06" />
      <g transform="translate(86 66)">
        <path d="M0 96V34a44 44 0 0 1 88 0V96z" fill="#14233d" />
        <circle cx="60" cy="34" r="13" fill="#f3e9c6" />
        <path d="M20 30h1.6v1.6H20zM36 14h1.6v1.6H36zM30 56h1.6v1.6H30zM74 62h1.6v1.6H74z" fill="#fff" />
        <path d="M44 -10V96M0 50h88" stroke="#20110a" stroke-width="5" />
        <path d="M0 96V34a44 44 0 0 1 88 0V96z" fill="none" stroke="#20110a" stroke-width="7" />
      </g>
      <path d="M880 168h290v10H880z" fill="#20110a" />
      <path d="M900 178l10 22h8l-6 -22zM1140 178l-10 22h-8l6 -22z" fill="#20110a" />
      <Mug x={920} y={168} />
      <Bottle x={972} y={168} colour="#2f5d3a" />
      <Bottle x={1004} y={168} colour="#6b2430" />
      <Candle x={1050} y={162} />
      <Mug x={1100} y={168} />
      <Bottle x={1146} y={168} colour="#3c4a6b" />
      <path d="M0 236h1200v24H0z" fill="#1c0e06" />
      <Candle x={222} y={230} h={46} />
      <Candle x={258} y={230} h={30} />
      <Mug x={150} y={236} />
    </svg>
  );
}
