/** Styles that belong to no component. */
export const globalStyles = {
  // What is scrolled to, or gets the focus, does not end up under the header.
  html: { scrollPaddingTop: 128 },
  // The toasts' own colours are too pale to read on their light grounds.
  '[data-sonner-toaster][data-sonner-theme=light][data-sonner-toaster]': {
    '--success-text': 'var(--mui-palette-success-main)',
    '--error-text': 'var(--mui-palette-error-main)',
    '--warning-text': 'var(--mui-palette-warning-main)',
    '--info-text': 'var(--mui-palette-info-main)',
  },
} as const;
