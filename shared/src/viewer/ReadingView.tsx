import { Alert } from '@portal/shared/extras';
import type { Reading } from '@portal/shared/measurement';
import { Box } from '@portal/shared/ui';
import { KeptCurves } from './kept/KeptCurves';
import { Notes } from './Notes';
import type { Origin } from './origin';
import { PicturesView } from './pictures/PicturesView';
import { TablesView } from './tables/TablesView';
import type { ViewedFile } from './viewedFile';

interface ReadingViewProps {
  readonly reading: Reading;
  readonly file: ViewedFile;
  readonly origin: Origin;
  /** Asks the lab about a place of the file. */
  readonly onAsk?: ((spot: string) => void) | undefined;
}

/** What was read of a file, with everything that contradicts itself in front of it. */
export function ReadingView({ reading, file, origin, onAsk }: ReadingViewProps) {
  if (reading.kind === 'refused')
    return (
      <Alert severity="info" variant="outlined">
        {reading.format}：{reading.reason}。{reading.advice}。
      </Alert>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Notes notes={reading.notes} />
      {reading.kind === 'curves' && (
        <KeptCurves reading={reading} file={file} origin={origin} onAsk={onAsk} />
      )}
      {reading.kind === 'tables' && <TablesView tables={reading.tables} />}
      {reading.kind === 'pictures' && <PicturesView pictures={reading.pictures} />}
    </Box>
  );
}
