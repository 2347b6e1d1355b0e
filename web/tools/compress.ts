// A Vite plugin: beside every text file of the built client lie a Brotli and a gzip copy, made once and as small as can be.
// Which one a browser gets is the server's choice, by what the browser says it reads.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "taverne-compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const path = join(folder, name);
        const data = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}
