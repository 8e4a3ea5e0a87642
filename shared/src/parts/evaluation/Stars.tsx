import { limits } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

const path = 'M12 3.2l2.7 5.5 6.1.9-4.4 4.3 1 6-5.4-2.8-5.4 2.8 1-6-4.4-4.3 6.1-.9z';

interface StarShapeProps {
  readonly filled: boolean;
  /** Size in pixels. */
  readonly size: number;
}

/** One star as a decorative picture: filled, or only its outline. */
export function StarShape({ filled, size }: StarShapeProps) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      sx={{
        flex: 'none',
        display: 'block',
        fill: filled ? 'currentColor' : 'none',
        stroke: 'currentColor',
        strokeWidth: 1.6,
        strokeLinejoin: 'round',
      }}
    >
      <path d={path} />
    </Box>
  );
}

const all = Array.from({ length: limits.evaluationStars }, (_, index) => index + 1);

interface StarsProps {
  /** From 0 to 5; an average shows a part of a star. */
  readonly stars: number;
  /** Size of a star in pixels; default 16. */
  readonly size?: number;
}

/** A number of stars, read as text by screen readers. */
export function Stars({ stars, size = 16 }: StarsProps) {
  const row = (filled: boolean) => all.map((each) => <StarShape key={each} filled={filled} size={size} />);
  return (
    <Box
      role="img"
      aria-label={`${stars} 星，满分 ${limits.evaluationStars} 星`}
      sx={{ position: 'relative', display: 'inline-flex', flex: 'none', color: 'secondary.main' }}
    >
      {row(false)}
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'flex',
          overflow: 'hidden',
          width: `${(stars / limits.evaluationStars) * 100}%`,
        }}
      >
        {row(true)}
      </Box>
    </Box>
  );
}
