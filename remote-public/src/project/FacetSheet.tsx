import { useFilterNavigate } from '@portal/shared/parts';
import { Box, Button, Drawer, Icon, IconButton, icons, Typography } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { activeFacets } from './activeFilter';
import { FacetSheetBody } from './FacetSheetBody';
import type { ProjectFilter } from './projectFilter';
import type { Filter } from './useFilter';

/** Path data of three lines of decreasing width. */
const funnel = 'M4 6h16M7 12h10M10 18h4';

/**
 * Facets on phones: a button with the number of active filters, and a sheet. Choices are collected in the sheet and
 * applied together by its button; closing the sheet drops them.
 */
export function FacetSheet({ filter, to }: Filter) {
  const [open, setOpen] = useState(false);
  const navigate = useFilterNavigate();
  const id = useId();
  const count = activeFacets(filter).length;
  const close = () => setOpen(false);
  const apply = (draft: ProjectFilter) => {
    close();
    const { priceMin, priceMax, turnaroundMax, sampleStates } = draft;
    navigate(to({ priceMin, priceMax, turnaroundMax, sampleStates }));
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        startIcon={<Icon path={funnel} size={18} />}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', height: 40, bgcolor: 'background.paper' }}
      >
        {count > 0 ? `筛选（${count}）` : '筛选'}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: paper } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', p: 1, pl: 2 }}>
          <Typography id={id} variant="h3" component="p" sx={{ flex: 1 }}>
            筛选
          </Typography>
          <IconButton aria-label="关闭筛选" onClick={close}>
            <Icon path={icons.close} />
          </IconButton>
        </Box>
        <FacetSheetBody filter={filter} onApply={apply} />
      </Drawer>
    </>
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
