/**
 * What Swiper's own style sheet sets, for the few parts in use. It stands on the page from the first paint,
 * so slides lie where Swiper will find them, and no style sheet has to come with the chunk.
 */
export const swiperFrame = {
  position: 'relative',
  overflow: 'hidden',
  touchAction: 'pan-y',
  zIndex: 0,
} as const;

export const slides = {
  position: 'relative',
  display: 'flex',
  width: '100%',
  height: '100%',
  transitionProperty: 'transform',
} as const;

export const swiperSlide = { position: 'relative', flex: 'none', width: '100%', height: '100%' } as const;
