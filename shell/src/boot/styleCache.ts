import createCache, { type EmotionCache } from '@emotion/cache';

/** Prefix of the class names. With another one than emotion's own (`css`), the cache that it makes when it is loaded leaves the drawn sheets alone. */
export const styleKey = 'p';

/**
 * Leaves a sheet that is in the page where it is. Emotion moves each that it takes over to the end of the head, so the browser parses
 * its rules again and computes all styles again, twice for the drawn rules and once for each global sheet.
 */
function headWithoutMoves(): Node {
  const container = document.createDocumentFragment();
  container.insertBefore = (sheet, before) =>
    sheet.isConnected ? sheet : document.head.insertBefore(sheet, before);
  return container;
}

/** Returns the cache of the browser's styles, which knows the rules of a drawn page. `nonce` is the one of the page. */
export const styleCache = (nonce?: string): EmotionCache =>
  createCache({ key: styleKey, container: headWithoutMoves(), ...(nonce && { nonce }) });
