/** Own size of banner pictures in px. */
export const bannerPicture = { width: 1440, height: 480 } as const;

/** Room of the banner at each width: taller in proportion on phones, where the words need it. */
export const bannerFrame = {
  width: '100%',
  aspectRatio: { xs: '16 / 10', sm: '5 / 2', md: '3 / 1' },
  maxHeight: 420,
} as const;
