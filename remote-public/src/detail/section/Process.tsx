import type { Device } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';

/** The steps of the service: in a row on wide screens, along a line on phones. */
export function Process({ steps }: { readonly steps: Device['process'] }) {
  return (
    <Box component="ol" sx={list}>
      {steps.map(({ title, text }, i) => (
        <Box component="li" key={title} sx={step}>
          <Box component="span" aria-hidden="true" sx={number}>
            {i + 1}
          </Box>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  ...plainList,
  display: 'grid',
  columnGap: 3,
  rowGap: { xs: 2.5, sm: 3 },
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

const step = {
  position: 'relative',
  pl: '44px',
  // Line to the next step, on phones.
  '&:not(:last-child)::before': {
    content: { xs: '""', sm: 'none' },
    position: 'absolute',
    left: 14,
    top: 34,
    bottom: -16,
    borderLeft: '1px solid',
    borderColor: 'divider',
  },
} as const;

const number = {
  position: 'absolute',
  left: 0,
  top: -2,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: 1,
  borderColor: 'primary.main',
  color: 'primary.main',
  fontSize: '0.875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;
