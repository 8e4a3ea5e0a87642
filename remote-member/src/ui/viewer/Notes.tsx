import { Alert } from '@portal/shared/extras';
import { plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

/** Sentences about what a file contradicts, or what was assumed. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ py: 0 }}>
      <Box component="ul" aria-label="文件中的问题" sx={plainList}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Box>
    </Alert>
  );
}
