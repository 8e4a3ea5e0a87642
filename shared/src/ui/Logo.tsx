import Box from '@mui/material/Box';
import { mark } from '../look';

interface LogoProps {
  /** The portal's name, `name · subtitle`; the subtitle is the smaller line. */
  readonly name: string;
  /** Height of the mark in px. */
  readonly size?: number;
  /** Only one line: the mark and the first part of the name. */
  readonly compact?: boolean;
  /** Width of the window from which the subtitle is shown. */
  readonly lineFrom?: 'xs' | 'lg';
}

/** The logo's mark: a diffraction peak in a rounded square. */
function Mark({ size }: { readonly size: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      sx={{ flex: 'none', display: 'block', color: 'primary.main' }}
    >
      <rect width="40" height="40" rx={mark.round} fill="currentColor" />
      <Box
        component="g"
        sx={{ color: 'primary.contrastText' }}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={mark.line} />
      </Box>
      <Box component="circle" {...mark.dot} fill="currentColor" sx={{ color: 'secondary.light' }} />
    </Box>
  );
}

/** The portal's logo: mark and name. */
export function Logo({ name, size = 40, compact = false, lineFrom = 'xs' }: LogoProps) {
  const [brand, line] = name.split(' · ');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <Mark size={size} />
      <Box component="span" sx={{ display: 'block', lineHeight: 1.15, whiteSpace: 'nowrap' }}>
        <Box
          component="span"
          sx={{
            display: 'block',
            fontSize: size > 34 ? '1.3rem' : '1.125rem',
            fontWeight: 700,
            letterSpacing: '.06em',
            color: 'text.primary',
          }}
        >
          {brand}
        </Box>
        {!compact && line && (
          <Box
            component="span"
            sx={{
              display: lineFrom === 'xs' ? 'block' : { xs: 'none', [lineFrom]: 'block' },
              mt: 0.5,
              fontSize: '.75rem',
              letterSpacing: '.08em',
              color: 'text.secondary',
            }}
          >
            {line}
          </Box>
        )}
      </Box>
    </Box>
  );
}
