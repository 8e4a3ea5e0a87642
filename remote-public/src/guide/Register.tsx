import { usePortal } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';

/** 立即注册; only without login. */
export const Register = observer(function Register() {
  const { dialogs, session } = usePortal();
  if (session.signedIn) return null;
  return (
    <Button variant="outlined" size="small" onClick={() => dialogs.open('login', { pane: 'register' })}>
      立即注册
    </Button>
  );
});
