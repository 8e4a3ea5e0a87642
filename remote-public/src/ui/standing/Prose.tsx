import { Box } from '@portal/shared/ui';

/** A paragraph, or the lines of a list. */
export type Passage = string | readonly string[];

/** Running text of the portal's own: paragraphs and lists at a width that is good to read. */
export function Prose({ text }: { readonly text: readonly Passage[] }) {
  return (
    <Box sx={{ maxWidth: '46em', '& p': { mt: 0, mb: 1.5 }, '& > :last-child': { mb: 0 } }}>
      {text.map((passage) =>
        typeof passage === 'string' ? (
          <p key={passage}>{passage}</p>
        ) : (
          <Box component="ul" key={passage.join()} sx={{ pl: 2.5, mt: 0, mb: 1.5, '& li + li': { mt: 0.5 } }}>
            {passage.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        ),
      )}
    </Box>
  );
}
