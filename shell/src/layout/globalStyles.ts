/** Global styles. */
export const globalStyles = {
  // Keeps scroll targets and focused elements below the header.
  html: { scrollPaddingTop: 128 },
  // Below the width at which the side bar has a place beside the page, a bar at the lower edge has its own 客服.
  '@media (max-width: 1439.95px)': {
    'body:has([data-bottom-bar]) [data-side-bar]': { display: 'none' },
  },
  '@media (pointer: coarse)': { summary: { minHeight: 40 } },
  // A toast without a button lets clicks through to the elements below it.
  '[data-sonner-toast]:not(:has(button))': { pointerEvents: 'none' },
  // The toasts' default colours have too little contrast on their light backgrounds.
  '[data-sonner-toaster][data-sonner-theme=light][data-sonner-toaster]': {
    '--success-text': 'var(--mui-palette-success-main)',
    '--error-text': 'var(--mui-palette-error-main)',
    '--warning-text': 'var(--mui-palette-warning-main)',
    '--info-text': 'var(--mui-palette-info-main)',
  },
} as const;
