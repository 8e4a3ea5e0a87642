import { useMediaQuery } from '@portal/shared/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { afterPaint } from './afterPaint';

export interface Carousel {
  /** Put on the element that holds the `swiper-wrapper`. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** False until Swiper has taken over; the first slide stands still until then, and for good without Swiper. */
  readonly ready: boolean;
  /** Slide that is shown, from 0. */
  readonly index: number;
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly show: (index: number) => void;
}

/** What can't be seen can't be reached: slides other than the shown one are inert. */
function markShown(swiper: Swiper): void {
  for (const slide of swiper.slides) {
    slide.toggleAttribute('inert', slide.dataset.swiperSlideIndex !== String(swiper.realIndex));
  }
}

/**
 * Makes slides that are already on the page move, in place: nothing is drawn again, so nothing jumps.
 * Does not start by itself for those who asked for less motion.
 * @param options of Swiper; keep them the same object between renders
 * @param oneAtATime one slide fills the frame, so the others are hidden from keyboard and reader
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
