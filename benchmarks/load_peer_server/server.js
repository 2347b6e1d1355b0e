// A boardgame.io server with a toy game of one counter and 80 cells: what Taverne's is measured beside.
// Usage: node server.js PORT memory|files FOLDER
const { Server, FlatFile } = require("boardgame.io/server");

const [port, kept, folder] = process.argv.slice(2);
const toy = {
  name: "toy",
  setup: () => ({ count: 0, cells: Array(80).fill(0) }),
  moves: {
    click: ({ G }, cell) => {
      G.cells[cell % 80] += 1;
      G.count += 1;
    },
  },
};
const db = kept === "files" ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [toy], db, origins: ["*"] }).run(Number(port));
