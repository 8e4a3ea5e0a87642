/**
 * The used part of Swiper's style sheet. It is on the page from the first paint, so slides have their position
 * before Swiper is loaded, and the chunk needs no style sheet.
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
