import { usePortal } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { AccountMenu } from './AccountMenu';

/** Links to login and registration, or the account menu. Both have the same width, so there is no layout shift. */
export const AccountEntry = observer(function AccountEntry() {
  const { session } = usePortal();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', minWidth: 124 }}>
      {session.signedIn ? <AccountMenu /> : <LoginLinks />}
    </Box>
  );
});

/** Links to login and registration. */
export function LoginLinks({ onFollow }: { readonly onFollow?: () => void }) {
  const { dialogs } = usePortal();
  const open = (pane: 'sign-in' | 'register') => {
    onFollow?.();
    dialogs.open('login', { pane });
  };
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <Button size="small" onClick={() => open('sign-in')} sx={{ minWidth: 56 }}>
        登录
      </Button>
      <Button size="small" variant="contained" onClick={() => open('register')} sx={{ minWidth: 56 }}>
        注册
      </Button>
    </Box>
  );
}
