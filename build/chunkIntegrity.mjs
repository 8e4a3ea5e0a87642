import { createRequire } from 'node:module';
import { integrityOf } from './compress.mjs';

const LoadScriptRuntimeModule = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule');

/** Placeholder of the hashes in the runtime, while the chunks are not final. */
const placeholder = 'v0integrity0v';

/** The id of a chunk in the name of its file, as the outputs' `chunkFilename` write it: `chunks/[id].[contenthash].js`. */
const chunkFile = /^\w+\/(.+)\.[0-9a-f]{12}\.js$/;

/**
 * Makes webpack's runtime load each chunk with its integrity hash, so that a browser doesn't run a chunk that was changed
 * after the build. The runtime is part of the entry (or of the shell's script), whose own hash is in the page.
 */
export class ChunkIntegrity {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrity', (source) =>
        [
          source,
          `script.integrity = ${JSON.stringify(placeholder)}[chunkId];`,
          'script.crossOrigin = "anonymous";',
        ].join('\n'),
      );
    });
  }
}

/**
 * Returns the runtime's text with the hashes of all chunks.
 * @param {string} text
 * @param {Map<string, Buffer>} chunks content by file
 */
export function withIntegrity(text, chunks) {
  const hashes = {};
  for (const [file, content] of chunks) {
    const id = chunkFile.exec(file)?.[1];
    if (id !== undefined) hashes[id] = integrityOf(content);
  }
  return text.replaceAll(new RegExp(`(["'\`])${placeholder}\\1`, 'g'), () => `(${JSON.stringify(hashes)})`);
}
