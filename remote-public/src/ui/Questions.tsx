import type { Device } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { Box, Icon, icons } from '@portal/shared/ui';

/** Questions with collapsible answers; the browser's text search also opens a closed answer. */
export function Questions({ questions }: { readonly questions: readonly Device['questions'][number][] }) {
  return (
    <Box sx={{ mt: -1, maxWidth: '72ch' }}>
      {questions.map(({ question, answer }) => (
        <Box component="details" key={question} sx={row}>
          <summary>
            <span>{question}</span>
            <Icon path={icons.down} size={18} />
          </summary>
          <Box component="p" sx={{ m: 0, pb: 1.5, color: 'text.secondary' }}>
            {answer}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  '& + &': { ...lineAbove },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    py: 1.25,
    fontWeight: 500,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'primary.main' },
  },
  '& summary svg': { transition: 'transform 120ms' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& summary svg': { transition: 'none' } },
} as const;
