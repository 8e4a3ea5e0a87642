import { query } from '@portal/shared/api';
import { Drawer } from '@portal/shared/extras';
import { Link } from '@portal/shared/portal';
import { workingHours } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { LazyDialogProps } from './useLazyDialog';

interface ServiceSheetProps extends LazyDialogProps {
  /** Path of the form for a question to the manager. */
  readonly ask: string;
}

/** The ways to ask, in a sheet at the lower edge. */
export function ServiceSheet({ ask, open, onClose }: ServiceSheetProps) {
  const phone = useQuery({ ...query('open/setting', {}), enabled: open }).data?.localInfo.phone;
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
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
      <Button onClick={onClose} color="inherit" size="large">
        关闭
      </Button>
    </Drawer>
  );
}

const sheet = {
  display: 'grid',
  gap: 1.5,
  p: 2,
  pb: 'calc(16px + env(safe-area-inset-bottom))',
  borderRadius: '8px 8px 0 0',
} as const;
