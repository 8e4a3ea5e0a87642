import { Alert } from '@portal/shared/extras';
import { plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

/** Notes that stand open; more are unfolded. */
const open = 3;

/** Sentences about what a file contradicts, or what was assumed. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ py: 0 }}>
      <Lines notes={notes.slice(0, open)} />
      {notes.length > open && (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', lineHeight: '2rem' }}>
            另有 {notes.length - open} 处
          </Box>
          <Lines notes={notes.slice(open)} />
        </details>
      )}
    </Alert>
  );
}

function Lines({ notes }: { readonly notes: readonly string[] }) {
  return (
    <Box component="ul" aria-label="文件中的问题" sx={{ ...plainList, overflowWrap: 'anywhere' }}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Box>
  );
}
