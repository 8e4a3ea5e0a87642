import { Box, Dialog, DialogTitle, Icon, IconButton, icons, useMediaQuery } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';

interface CardDialogProps {
  readonly title: string;
  /** Pixels, on windows that are wide enough. */
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The content scrolls, title and buttons stay. */
const form = {
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' },
} as const;

/** A dialog with a form, over part of the page; over all of it on phones. */
export function CardDialog({ title, width, onClose, children }: CardDialogProps) {
  const id = useId();
  const narrow = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog
      open
      fullScreen={narrow}
      maxWidth={false}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { ...form, ...(!narrow && { width, maxWidth: 'calc(100% - 32px)' }) } } }}
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
