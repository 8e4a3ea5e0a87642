/** Global styles. */
export const globalStyles = {
  // Keeps scroll targets and focused elements below the header.
  html: { scrollPaddingTop: 128 },
  // The toasts' default colours have too little contrast on their light backgrounds.
  '[data-sonner-toaster][data-sonner-theme=light][data-sonner-toaster]': {
    '--success-text': 'var(--mui-palette-success-main)',
    '--error-text': 'var(--mui-palette-error-main)',
    '--warning-text': 'var(--mui-palette-warning-main)',
    '--info-text': 'var(--mui-palette-info-main)',
  },
} as const;
