import { staffRoleLabels } from '@portal/shared/rules';
import { Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { desk } from '../ui/session/desk';

/** Who works at the desk, and the button that ends the session. */
export const Leave = observer(function Leave({ named }: { readonly named: boolean }) {
  return (
    <>
      {named && (
        <Typography
          variant="caption"
          title={(desk.self?.roles ?? []).map((role) => staffRoleLabels[role]).join('、')}
          sx={{ display: 'block', overflowWrap: 'anywhere', color: 'text.secondary' }}
        >
          {desk.self?.name || desk.self?.account}
        </Typography>
      )}
      <Button
        size="small"
        color="inherit"
        onClick={() => void desk.leave()}
        sx={{ minWidth: 0, px: 0.5, whiteSpace: 'nowrap' }}
      >
        退出
      </Button>
    </>
  );
});
