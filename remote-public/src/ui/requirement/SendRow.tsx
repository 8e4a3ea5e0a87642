import { useSending } from '@portal/shared/form';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, MuiLink, Typography } from '@portal/shared/ui';

/** The submit button, which keeps the focus while sending, and the purpose of the contact data. */
export function SendRow() {
  const { busy } = useSending();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        aria-disabled={busy}
        sx={{ minWidth: 160, opacity: busy ? 0.6 : 1 }}
      >
        {busy ? '正在提交…' : '提交'}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        联系方式只用于回复您，见
        <MuiLink component={Link} to={paths.policy}>
          隐私政策
        </MuiLink>
        。
      </Typography>
    </Box>
  );
}
