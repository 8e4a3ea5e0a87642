/** Placeholder of the version while the files that determine it are built. */
export const versionPlaceholder = 'v0portal0v';

/** Name of the global array to which the chunks of one release are pushed. */
export const chunkArray = (name) => `${name}@${versionPlaceholder}`;

/**
 * Keeps an unchanged chunk byte for byte equal between releases, so that returning visitors have it in their cache.
 * webpack writes the name of the release's array into every chunk. With this plugin the chunk reads the name from its
 * own script tag, which webpack marks with `data-webpack="<unique name>:<chunk>"`.
 */
export class StableChunks {
  constructor(name) {
    this.array = chunkArray(name);
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const opening = `(globalThis["${this.array}"]||=[])`;
    compiler.hooks.thisCompilation.tap('StableChunks', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StableChunks', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50 },
        (assets) => {
          // The script of a worker has a runtime of its own and hands nothing over.
          const workers = new Set(
            [...compilation.chunks]
              .filter((chunk) => chunk.hasRuntime())
              .flatMap((chunk) => [...chunk.files]),
          );
          for (const [file, source] of Object.entries(assets)) {
            if (workers.has(file)) continue;
            if (!/^chunks\/.*\.js$/.test(file)) continue;
            const text = source.source().toString();
            if (text.split(opening).length !== 2) {
              const said = `StableChunks: ${file} is not handed over as a chunk of this webpack is: ${text.slice(0, 160)}`;
              compilation.errors.push(new compiler.webpack.WebpackError(said));
              continue;
            }
            const replaced = text.replace(
              opening,
              'globalThis[document.currentScript.dataset.webpack.split(":")[0]]',
            );
            compilation.updateAsset(file, new sources.RawSource(replaced));
          }
        },
      );
    });
  }
}
