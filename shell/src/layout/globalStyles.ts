/** Global styles. */
export const globalStyles = {
  // Keeps scroll targets and focused elements below the header.
  html: { scrollPaddingTop: 128 },
  // Below the width at which the side bar has a place beside the page, a bar at the lower edge has its own 客服.
  '@media (max-width: 1439.95px)': {
    'body:has([data-bottom-bar]) [data-side-bar]': { display: 'none' },
  },
  '@media (pointer: coarse)': { summary: { minHeight: 40 } },
} as const;
