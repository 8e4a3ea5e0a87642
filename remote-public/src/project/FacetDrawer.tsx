import { lineAbove } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Button, Drawer, Icon, IconButton, icons, Typography } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { chosenFacets, withoutAll } from './chosen';
import { Facets, type FacetsProps } from './Facets';

/** Path data of three lines of decreasing width. */
const funnel = 'M4 6h16M7 12h10M10 18h4';

/** Facets on phones: a button with the number of active filters, and a drawer. */
export function FacetDrawer({ filter, to, found }: FacetsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const chosen = chosenFacets(filter);
  const close = () => setOpen(false);
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
        {chosen.length > 0 ? `筛选（${chosen.length}）` : '筛选'}
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: paper } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', p: 1.5, pl: 3 }}>
          <Typography id={id} variant="h3" component="p" sx={{ flex: 1 }}>
            筛选
          </Typography>
          <IconButton aria-label="关闭筛选" onClick={close}>
            <Icon path={icons.close} />
          </IconButton>
        </Box>
        <Box sx={{ flex: 1, overflowY: 'auto', px: 1.5, pb: 3 }}>
          <Facets filter={filter} to={to} found={found} />
        </Box>
        <Box sx={foot}>
          {chosen.length > 0 && (
            <Button component={Link} to={to(withoutAll(chosen))} preventScrollReset>
              清除
            </Button>
          )}
          <Button variant="contained" onClick={close} sx={{ flex: 1 }}>
            {found ? `查看 ${found.total} 项` : '查看结果'}
          </Button>
        </Box>
      </Drawer>
    </>
  );
}

const paper = { width: 'min(320px, 88vw)', display: 'flex', flexDirection: 'column' } as const;

const foot = {
  display: 'flex',
  gap: 1,
  p: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  ...lineAbove,
} as const;
