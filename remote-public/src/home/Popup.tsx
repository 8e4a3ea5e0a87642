import type { Home } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import { Box, Icon, IconButton, icons } from '@portal/shared/ui';
import { useState } from 'react';
import { NewTabLink } from '../ui/NewTabLink';
import { popupClosed, rememberPopupClosed } from './popupMemory';

export interface PopupProps {
  readonly popup: NonNullable<Home['popup']>;
}

/**
 * The promotional popup: shown only when the server's settings open it, and not again in a visit that has closed
 * it. A click on its picture opens the article in a new tab and closes the popup.
 */
export function Popup({ popup }: PopupProps) {
  const [open, setOpen] = useState(() => !popupClosed(popup.link));
  const close = () => {
    rememberPopupClosed(popup.link);
    setOpen(false);
  };
  return (
    <Dialog open={open} onClose={close} maxWidth="sm" slotProps={{ paper: { 'aria-label': popup.title } }}>
      <NewTabLink href={popup.link} onClick={close} sx={{ display: 'block' }}>
        <Box
          component="img"
          src={popup.img}
          alt={popup.title}
          width={520}
          height={360}
          sx={{ display: 'block', width: '100%', height: 'auto', objectFit: 'cover' }}
        />
      </NewTabLink>
      <IconButton
        aria-label="关闭"
        onClick={close}
        sx={{
          position: 'absolute',
          top: 8,
          right: 8,
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'background.default' },
        }}
      >
        <Icon path={icons.close} />
      </IconButton>
    </Dialog>
  );
}
