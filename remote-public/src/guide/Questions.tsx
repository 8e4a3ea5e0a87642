import { lineBelow } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { faq } from './faq';

/** The FAQ as disclosure widgets; the browser's text search also opens a closed answer. */
export function Questions() {
  return (
    <Box sx={{ maxWidth: '46em' }}>
      {faq.map(({ question, answer }) => (
        <Box component="details" key={question} sx={item}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Box>
      ))}
    </Box>
  );
}

const item = {
  ...lineBelow,
  '& summary': { py: 1.5, cursor: 'pointer', fontWeight: 500 },
  '& p': { mt: 0, mb: 2, color: 'text.secondary' },
} as const;
