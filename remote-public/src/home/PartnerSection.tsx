import type { Home } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { tile } from '../ui/tile';
import { PlayButton } from './PlayButton';
import { Section } from './Section';
import { slides, swiperFrame } from './swiperStyle';
import { useCarousel } from './useCarousel';

/** Values of the specification, sections 2 and 9: continuous movement, 2 per view, 4 from 961 px. */
const motion = {
  loop: true,
  speed: 10_000,
  slidesPerView: 2,
  breakpoints: { 961: { slidesPerView: 4 } },
  autoplay: { delay: 0, disableOnInteraction: false },
};

/** Copies of the logos: an endless carousel needs more slides than fit into the view. */
const rounds = [0, 1, 2] as const;

/** 合作伙伴: logos that scroll at constant speed. */
export function PartnerSection({ partnerArr }: Pick<Home, 'partnerArr'>) {
  const carousel = useCarousel(motion, false);
  if (partnerArr.length === 0) return null;
  return (
    <Section title="合作伙伴">
      <Box sx={{ position: 'relative' }}>
        <Box ref={carousel.frame} className="swiper" sx={{ ...tile, ...swiperFrame }}>
          <Box className="swiper-wrapper" sx={{ ...slides, '&&': { transitionTimingFunction: 'linear' } }}>
            {rounds.flatMap((round) =>
              partnerArr.map((partner) => (
                <Logo key={`${round} ${partner.name}`} partner={partner} copy={round > 0} />
              )),
            )}
          </Box>
        </Box>
        {carousel.ready && (
          <Box sx={{ position: 'absolute', right: 4, bottom: 4, zIndex: 1, color: 'text.secondary' }}>
            <PlayButton what="合作伙伴滚动" playing={carousel.playing} onToggle={carousel.toggle} />
          </Box>
        )}
      </Box>
    </Section>
  );
}

interface LogoProps {
  readonly partner: Home['partnerArr'][number];
  /** A duplicate that only makes the row endless. */
  readonly copy: boolean;
}

function Logo({ partner, copy }: LogoProps) {
  return (
    <Box
      className="swiper-slide"
      aria-hidden={copy}
      sx={{ flex: 'none', width: { xs: '50%', md: '25%' }, display: 'grid', placeItems: 'center', py: 3 }}
    >
      <Box
        component="img"
        src={partner.img}
        alt={copy ? '' : partner.name}
        width={160}
        height={64}
        loading="lazy"
        decoding="async"
        sx={{ objectFit: 'contain' }}
      />
    </Box>
  );
}
