import { Box } from '@portal/shared/ui';
import { promises } from './promises';

/** What can be counted on, in figures. */
export function Promises() {
  return (
    <Box component="ul" sx={list}>
      {promises.map(({ figure, text }) => (
        <Box component="li" key={text} sx={{ pl: 2, borderLeft: 3, borderColor: 'primary.main' }}>
          <Box sx={{ fontSize: '1.375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {figure}
          </Box>
          <Box sx={{ mt: 0.5, fontSize: '0.9375rem', color: 'text.secondary' }}>{text}</Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;
