// How the client is built into the package and how it is served while it is worked on.
// Nothing is inlined into the page, so that a strict content security policy holds.
import { defineConfig } from "vite";
import { compress } from "./tools/compress.ts";
import { icons } from "./tools/icons.ts";
import { licences } from "./tools/licences.ts";
import { scopeGames } from "./tools/scope.ts";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), licences(), compress()],
  css: { postcss: { plugins: [scopeGames()] } },
  build: {
    outDir: "../src/taverne/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
});
