import { Dialog, DialogContent, DialogTitle } from '@portal/shared/extras';
import { belowWidth, type LazyDialogProps } from '@portal/shared/parts';
import { Box, Icon, IconButton, icons, QueryView, Skeleton, useMediaQuery } from '@portal/shared/ui';
import type { Origin } from './origin';
import { ReadingView } from './ReadingView';
import { useReading } from './read/useReading';
import type { ViewedFile } from './viewedFile';

interface ViewerDialogProps extends LazyDialogProps {
  readonly file: ViewedFile;
  readonly origin: Origin;
  /** Asks the lab about a place of the file. */
  readonly onAsk?: ((spot: string) => void) | undefined;
}

/** Shows what a file of the results holds: curves, tables or pictures, or why it can't be shown. */
export function ViewerDialog({ file, origin, onAsk, open, onClose }: ViewerDialogProps) {
  const full = useMediaQuery(belowWidth(900), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={full}
      maxWidth="lg"
      fullWidth
      aria-labelledby="viewer-title"
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1.5 }}>
        <DialogTitle
          id="viewer-title"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', typography: 'h5', py: 1.5 }}
        >
          {file.name}
        </DialogTitle>
        <IconButton aria-label="关闭" onClick={onClose} sx={{ width: 40, height: 40 }}>
          <Icon path={icons.close} />
        </IconButton>
      </Box>
      <DialogContent dividers sx={{ px: { xs: 1.5, sm: 3 } }}>
        {open && <Content file={file} origin={origin} onAsk={onAsk} />}
      </DialogContent>
    </Dialog>
  );
}

function Content({ file, origin, onAsk }: Pick<ViewerDialogProps, 'file' | 'origin' | 'onAsk'>) {
  const { query, part } = useReading(file, origin.linkOf);
  const percent = Math.round(part * 100);
  const loading = (
    <div role="status">
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
        {part < 1 ? `正在读取文件 ${percent}%` : '正在分析文件…'}
      </Box>
      <Skeleton variant="rounded" height={420} />
    </div>
  );
  return (
    <QueryView query={query} loading={loading}>
      {(reading) => <ReadingView reading={reading} file={file} origin={origin} onAsk={onAsk} />}
    </QueryView>
  );
}
