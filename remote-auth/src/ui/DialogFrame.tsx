import { Dialog } from '@portal/shared/extras';
import { portalName } from '@portal/shared/portal';
import { Box, Icon, IconButton, icons, Logo, Typography } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { DialogFooter } from './DialogFooter';
import { PromisePanel } from './PromisePanel';

interface DialogFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A full-screen dialog: the lab's promises at the side and a form. */
export function DialogFrame({ title, onClose, children }: DialogFrameProps) {
  const titleId = useId();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <Box sx={{ display: 'grid', minHeight: '100%', gridTemplateColumns: { xs: '1fr', md: '5fr 7fr' } }}>
        <PromisePanel />
        <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, px: { xs: 2, sm: 4 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 72 }}>
            <Logo name={portalName} size={36} />
            <IconButton aria-label="关闭" onClick={onClose} edge="end">
              <Icon path={icons.close} size={22} />
            </IconButton>
          </Box>
          <Box sx={{ width: '100%', maxWidth: 400, mx: 'auto', my: 'auto', py: { xs: 2, sm: 4 } }}>
            <Typography id={titleId} variant="h1" component="h2" sx={{ mb: 2.5 }}>
              {title}
            </Typography>
            {children}
          </Box>
          <DialogFooter />
        </Box>
      </Box>
    </Dialog>
  );
}
