/** Intrinsic size of banner pictures in px. */
export const bannerPicture = { width: 1440, height: 480 } as const;

/** Size of the banner at each width; on phones taller in proportion, because the text needs the height. */
export const bannerFrame = {
  width: '100%',
  aspectRatio: { xs: '2 / 1', sm: '5 / 2', md: '3 / 1' },
  maxHeight: 420,
} as const;
