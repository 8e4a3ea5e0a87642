import { Box } from '@portal/shared/ui';

/** A paragraph, or the items of a list. */
export type Passage = string | readonly string[];

/** Text of the portal's own pages: paragraphs and lists at a readable width. */
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
