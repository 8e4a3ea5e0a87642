import { query } from '@portal/shared/api';
import { Link } from '@portal/shared/portal';
import { workingHours } from '@portal/shared/rules';
import { Box, Button, ButtonBase, Drawer, Icon, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A headset. */
const headset =
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v6H5a1 1 0 0 1-1-1zM20 13h-3v6h2a1 1 0 0 0 1-1zM18 19c0 1.5-2 2.5-5 2.5';

interface ServiceButtonProps {
  /** Path of the form for a question to the manager. */
  readonly ask: string;
}

/** 客服 in a bar at the lower edge: a button that opens the ways to ask. The shell hides its own button there. */
export function ServiceButton({ ask }: ServiceButtonProps) {
  const [open, setOpen] = useState(false);
  const phone = useQuery({ ...query('open/setting', {}), enabled: open }).data?.localInfo.phone;
  return (
    <>
      <ButtonBase aria-haspopup="dialog" onClick={() => setOpen(true)} sx={opener}>
        <Icon path={headset} />
        客服
      </ButtonBase>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': '客服', sx: sheet } }}
      >
        <Typography variant="h3" component="h2">
          客服
        </Typography>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{workingHours.service}</Box>
        <Button component={Link} to={ask} variant="contained" size="large">
          咨询客户经理
        </Button>
        {phone && (
          <Button href={`tel:${phone}`} variant="outlined" size="large">
            致电 {phone}
          </Button>
        )}
        <Button onClick={() => setOpen(false)} color="inherit" size="large">
          关闭
        </Button>
      </Drawer>
    </>
  );
}

const opener = {
  flex: 'none',
  flexDirection: 'column',
  minWidth: 44,
  minHeight: 44,
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.2,
  color: 'text.secondary',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

const sheet = {
  display: 'grid',
  gap: 1.5,
  p: 2,
  pb: 'calc(16px + env(safe-area-inset-bottom))',
  borderRadius: '8px 8px 0 0',
} as const;
