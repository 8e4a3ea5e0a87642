import { Drawer } from '@portal/shared/extras';
import { Box, Icon, IconButton, icons, Typography } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';

interface FacetDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sheet of the facets. Choices are collected in it and applied together by its button; closing it drops them. */
export function FacetDrawer({ open, onClose, children }: FacetDrawerProps) {
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: paper } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', p: 1, pl: 2 }}>
        <Typography id={id} variant="h3" component="p" sx={{ flex: 1 }}>
          筛选
        </Typography>
        <IconButton aria-label="关闭筛选" onClick={onClose}>
          <Icon path={icons.close} />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}

const paper = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '85dvh',
  maxWidth: 600,
  mx: 'auto',
  borderRadius: '12px 12px 0 0',
} as const;
