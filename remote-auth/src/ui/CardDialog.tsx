import { Dialog, DialogTitle } from '@portal/shared/extras';
import { belowWidth } from '@portal/shared/parts';
import { Box, Icon, IconButton, icons, useMediaQuery } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';

interface CardDialogProps {
  readonly title: string;
  /** Width in pixels on wide screens. */
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Content that is shorter than a full screen keeps its height. */
const content = { '& .MuiDialogContent-root': { alignContent: 'start' } } as const;

/** A dialog with a form; full-screen on phones. */
export function CardDialog({ title, width, onClose, children }: CardDialogProps) {
  const id = useId();
  const narrow = useMediaQuery(belowWidth(600));
  return (
    <Dialog
      open
      fullScreen={narrow}
      maxWidth={false}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: narrow ? content : { width, maxWidth: 'calc(100% - 32px)' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pr: 2 }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <IconButton aria-label="关闭" onClick={onClose}>
          <Icon path={icons.close} size={22} />
        </IconButton>
      </Box>
      {children}
    </Dialog>
  );
}
