import type { Home } from '@portal/shared/contract';
import { belowWidth } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import { NewTabLink } from '../ui/NewTabLink';
import { bannerPicture } from './bannerSize';
import { slideLink } from './slideLink';

interface BannerSlideProps {
  readonly slide: Home['bannerArr'][number];
  readonly first: boolean;
}

/** One banner picture with an optional text and an optional link. */
export function BannerSlide({ slide, first }: BannerSlideProps) {
  const href = slideLink(slide.redirect);
  const content = (
    <>
      <BannerPicture slide={slide} first={first} />
      <BannerWords slide={slide} />
    </>
  );
  if (!href) return content;
  return (
    <NewTabLink
      href={href}
      sx={{
        display: 'block',
        height: '100%',
        color: 'inherit',
        '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: -3 },
      }}
    >
      {content}
    </NewTabLink>
  );
}

function BannerPicture({ slide, first }: BannerSlideProps) {
  const told = Boolean(slide.title || slide.description);
  return (
    <Box
      component="img"
      src={slide.img}
      alt={told ? '' : '活动图片'}
      {...bannerPicture}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? 'sync' : 'async'}
      {...(first && { fetchPriority: 'high' })}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '70% 50%' }}
    />
  );
}

/** Title and description over the picture; nothing when there is neither. */
function BannerWords({ slide }: { readonly slide: Home['bannerArr'][number] }) {
  if (!slide.title && !slide.description) return null;
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: { xs: 'flex-end', sm: 'center' },
        gap: 1,
        p: { xs: 2, sm: 4, md: 7 },
        pb: { xs: 5.5, sm: 4, md: 7 },
        color: 'common.white',
        // Dark enough for white text on any picture, in light and dark theme.
        background: {
          xs: 'linear-gradient(0deg, rgb(4 31 41 / 88%), rgb(4 31 41 / 30%))',
          sm: 'linear-gradient(90deg, rgb(4 31 41 / 85%), rgb(4 31 41 / 60%) 45%, transparent 75%)',
        },
      }}
    >
      {slide.title && (
        <Typography
          component="p"
          sx={{
            fontSize: { xs: '1.25rem', sm: '1.625rem', md: '2.125rem' },
            // Breaks at punctuation, not inside a word.
            wordBreak: 'keep-all',
            overflowWrap: 'anywhere',
            fontWeight: 600,
            lineHeight: 1.3,
            maxWidth: '22em',
          }}
        >
          {slide.title}
        </Typography>
      )}
      {slide.description && (
        <Typography
          sx={{
            maxWidth: '34em',
            fontSize: { xs: '0.875rem', md: '1rem' },
            // The smallest phones have room for the title only.
            [`@media ${belowWidth(360)}`]: { display: 'none' },
          }}
        >
          {slide.description}
        </Typography>
      )}
    </Box>
  );
}
