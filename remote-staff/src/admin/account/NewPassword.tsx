import { ConfirmDialog, CopyButton } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';

interface NewPasswordProps {
  readonly account: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** Shows a password that no answer of the portal contains: once, to be handed over. */
export const NewPassword = ({ account, password, onClose }: NewPasswordProps) => (
  <ConfirmDialog
    open
    title={`${account} 的密码`}
    confirm="已交给本人"
    cancel="关闭"
    color="primary"
    onClose={onClose}
    onConfirm={onClose}
  >
    <Typography variant="body2" sx={{ mb: 1.5 }}>
      只显示这一次，请当面交给本人。首次登录时须换成自己的密码。
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box component="code" aria-label="密码" sx={{ fontSize: 18, overflowWrap: 'anywhere' }}>
        {password}
      </Box>
      <CopyButton text={password} what="密码" />
    </Box>
  </ConfirmDialog>
);
