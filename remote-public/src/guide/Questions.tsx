import { Box } from '@portal/shared/ui';
import { questions } from './questions';

/** Questions that open by a click or a key; the browser finds what is closed, too. */
export function Questions() {
  return (
    <Box sx={{ maxWidth: '46em' }}>
      {questions.map(({ question, answer }) => (
        <Box component="details" key={question} sx={item}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Box>
      ))}
    </Box>
  );
}

const item = {
  borderBottom: 1,
  borderColor: 'divider',
  '& summary': { py: 1.5, cursor: 'pointer', fontWeight: 500 },
  '& p': { mt: 0, mb: 2, color: 'text.secondary' },
} as const;
