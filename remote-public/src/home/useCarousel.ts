import { useMediaQuery } from '@portal/shared/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { afterPaint } from './afterPaint';

export interface Carousel {
  /** Ref of the element that contains the `swiper-wrapper`. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** False until Swiper is initialised. Until then, and if Swiper can't be loaded, the first slide is shown. */
  readonly ready: boolean;
  /** Index of the shown slide. */
  readonly index: number;
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly show: (index: number) => void;
}

/** Makes all slides but the shown one inert, so that hidden slides can't get the focus. */
function markShown(swiper: Swiper): void {
  for (const slide of swiper.slides) {
    slide.toggleAttribute('inert', slide.dataset.swiperSlideIndex !== String(swiper.realIndex));
  }
}

/**
 * Turns slides that are already rendered into a carousel without rendering them again, so there is no layout shift.
 * Does not start automatically with reduced motion.
 * @param options of Swiper; pass the same object on every render
 * @param oneAtATime one slide fills the frame; the others are hidden from keyboard and screen readers
 */
export function useCarousel(options: SwiperOptions, oneAtATime: boolean): Carousel {
  const frame = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });

  useEffect(() => {
    let made: Swiper | undefined;
    let gone = false;
    const start = async () => {
      const { Swiper, Autoplay } = await import('./carousel');
      if (gone || !frame.current) return;
      made = new Swiper(frame.current, { ...options, modules: [Autoplay] });
      made.on('realIndexChange', ({ realIndex }) => setIndex(realIndex));
      if (oneAtATime) made.on('realIndexChange', markShown);
      if (oneAtATime) markShown(made);
      setSwiper(made);
    };
    const callOff = afterPaint(() => void start().catch(() => setSwiper(null)));
    return () => {
      gone = true;
      callOff();
      made?.destroy();
      setSwiper(null);
    };
  }, [options, oneAtATime]);

  useEffect(() => setPlaying(!still), [still]);
  useEffect(() => {
    if (!swiper) return;
    swiper.params.speed = still ? 0 : (options.speed ?? 300);
    if (playing) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, playing, still, options]);

  return {
    frame,
    ready: swiper !== null,
    index,
    playing,
    toggle: () => setPlaying((now) => !now),
    show: (to) => swiper?.slideToLoop(to),
  };
}
