import { Box } from '@portal/shared/ui';

/** A paragraph, one in bold that limits or binds the reader, or the items of a list. */
export type Passage = string | readonly string[] | { readonly strong: string };

/** Text of the portal's own pages: paragraphs and lists at a readable width. */
export function Prose({ text }: { readonly text: readonly Passage[] }) {
  return (
    <Box sx={{ maxWidth: '46em', '& p': { mt: 0, mb: 1.5 }, '& > :last-child': { mb: 0 } }}>
      {text.map((passage, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change
        <PassageText key={at} passage={passage} />
      ))}
    </Box>
  );
}

function PassageText({ passage }: { readonly passage: Passage }) {
  if (typeof passage === 'string') return <p>{passage}</p>;
  if ('strong' in passage)
    return (
      <p>
        <strong>{passage.strong}</strong>
      </p>
    );
  return (
    <Box component="ul" sx={{ pl: 2.5, mt: 0, mb: 1.5, '& li + li': { mt: 0.5 } }}>
      {passage.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}
