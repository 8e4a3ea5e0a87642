import { usePortal } from '@portal/shared/portal';
import { Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';

/** 立即注册; for who has done so a line of the same height, so that the guide does not move when the member becomes known. */
export const Register = observer(function Register() {
  const { dialogs, session } = usePortal();
  if (session.signedIn)
    return (
      <Typography variant="body2" sx={{ color: 'success.main', lineHeight: '30.75px' }}>
        您已注册
      </Typography>
    );
  return (
    <Button variant="outlined" size="small" onClick={() => dialogs.open('login', { pane: 'register' })}>
      立即注册
    </Button>
  );
});
