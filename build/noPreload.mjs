/**
 * In the place of the federation runtime's `utils/preload`, which takes 1 KiB brotli of every first visit: the shell fetches the
 * code of areas ahead by itself (`pageCode.ts`) and never calls `preloadRemote`.
 */
const refused = () => {
  throw new Error('preloadRemote is left out of this build');
};

export {
  refused as defaultPreloadArgs,
  refused as formatPreloadArgs,
  refused as normalizePreloadExposes,
  refused as preloadAssets,
};
