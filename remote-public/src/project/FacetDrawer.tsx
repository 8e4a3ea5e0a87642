import { Drawer } from '@portal/shared/extras';
import { type LazyDialogProps, useFilterNavigate } from '@portal/shared/parts';
import { Box, Icon, IconButton, icons, Typography } from '@portal/shared/ui';
import { useId } from 'react';
import { FacetSheetBody } from './FacetSheetBody';
import type { ProjectFilter } from './projectFilter';
import type { Filter } from './useFilter';

/** The sheet of the facets. Choices are collected in it and applied together by its button; closing it drops them. */
export function FacetDrawer({ filter, to, open, onClose }: Filter & LazyDialogProps) {
  const navigate = useFilterNavigate();
  const id = useId();
  const apply = (draft: ProjectFilter) => {
    onClose();
    const { priceMin, priceMax, turnaroundMax, sampleStates } = draft;
    navigate(to({ priceMin, priceMax, turnaroundMax, sampleStates }));
  };
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
      <FacetSheetBody filter={filter} onApply={apply} />
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
