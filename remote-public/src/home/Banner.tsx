import type { Home } from '@portal/shared/contract';
import { tapArea } from '@portal/shared/parts';
import { Box, ButtonBase } from '@portal/shared/ui';
import { BannerSlide } from './BannerSlide';
import { bannerFrame } from './bannerSize';
import { PlayButton } from './PlayButton';
import { slides, swiperFrame, swiperSlide } from './swiperStyle';
import { type Carousel, useCarousel } from './useCarousel';

/** Values of the specification, sections 2 and 9: transition 1.5 s, interval 5 s, not stopped by interaction. */
const motion = {
  loop: true,
  speed: 1500,
  slidesPerView: 1,
  autoplay: { delay: 5000, disableOnInteraction: false },
};
const standing = { enabled: false };

/** The banner. The first slide is shown at once; the carousel starts when Swiper is loaded. */
export function Banner({ bannerArr }: Pick<Home, 'bannerArr'>) {
  const several = bannerArr.length > 1;
  const keys = keysOf(bannerArr);
  const carousel = useCarousel(several ? motion : standing, several);
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label="推荐内容"
      sx={{ position: 'relative' }}
    >
      <Box ref={carousel.frame} className="swiper" sx={{ ...swiperFrame, ...bannerFrame }}>
        <Box className="swiper-wrapper" sx={slides}>
          {bannerArr.map((slide, i) => (
            <Box
              key={keys[i]}
              className="swiper-slide"
              data-swiper-slide-index={i}
              role="group"
              aria-roledescription="slide"
              aria-label={`${i + 1} / ${bannerArr.length}`}
              inert={i > 0}
              sx={swiperSlide}
            >
              <BannerSlide slide={slide} first={i === 0} />
            </Box>
          ))}
        </Box>
      </Box>
      {several && carousel.ready && <BannerControls carousel={carousel} count={bannerArr.length} />}
    </Box>
  );
}

/** Returns a key for each slide: editors may write the same one twice. */
function keysOf(slides: Home['bannerArr']): readonly string[] {
  const names = slides.map(({ img, redirect }) => `${img} ${redirect}`);
  return names.map((name, i) => `${name} ${names.slice(0, i).filter((other) => other === name).length}`);
}

function BannerControls({ carousel, count }: { readonly carousel: Carousel; readonly count: number }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        right: 12,
        bottom: 8,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        borderRadius: 4,
        px: 1,
        color: 'common.white',
        bgcolor: 'rgb(4 31 41 / 70%)',
      }}
    >
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <ButtonBase
          key={i}
          aria-label={`第 ${i + 1} 张`}
          aria-current={carousel.index === i}
          onClick={() => carousel.show(i)}
          sx={{
            ...tapArea,
            width: 24,
            height: 28,
            '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
          }}
        >
          <Box
            component="span"
            sx={{
              height: 6,
              width: carousel.index === i ? 18 : 6,
              borderRadius: 3,
              bgcolor: 'currentColor',
              opacity: carousel.index === i ? 1 : 0.6,
            }}
          />
        </ButtonBase>
      ))}
      <PlayButton what="轮播" playing={carousel.playing} onToggle={carousel.toggle} />
    </Box>
  );
}
