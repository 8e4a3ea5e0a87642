/** Stands in for the version while the files that decide it are still being made. */
export const versionPlaceholder = 'v0portal0v';

/** Name of the array that the chunks of one release are handed over in. */
export const chunkArray = (name) => `${name}@${versionPlaceholder}`;

/**
 * Keeps a chunk that did not change byte for byte the same from release to release, so that returning
 * visitors have it already. webpack writes the name of the release's array into every chunk; here the chunk
 * reads it from its own script tag instead, which webpack marks with `data-webpack="<unique name>:<chunk>"`.
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
          for (const [file, source] of Object.entries(assets)) {
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
