import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { Box, Button } from '@portal/shared/ui';
import type { KeyboardEvent } from 'react';

interface PictureDialogProps {
  readonly paths: readonly string[];
  /** Index of the picture that is shown. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A picture in full size; buttons and arrow keys show the others. */
export function PictureDialog({ paths, shown, onShow, open, onClose }: PictureDialogProps) {
  const move = (by: number) => onShow((shown + by + paths.length) % paths.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  const several = paths.length > 1;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onKeyDown={onKeyDown}
      maxWidth="md"
      fullWidth
      aria-labelledby="picture-title"
    >
      <DialogTitle id="picture-title" aria-live="polite">
        {several ? `图片 ${shown + 1} / ${paths.length}` : '图片'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', placeItems: 'center' }}>
        <Box
          component="img"
          src={paths[shown]}
          alt={`第 ${shown + 1} 张图片`}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain' }}
        />
      </DialogContent>
      <DialogActions>
        {several && (
          <>
            <Button color="inherit" onClick={() => move(-1)}>
              上一张
            </Button>
            <Button color="inherit" onClick={() => move(1)}>
              下一张
            </Button>
          </>
        )}
        <Button onClick={onClose}>关闭</Button>
      </DialogActions>
    </Dialog>
  );
}
