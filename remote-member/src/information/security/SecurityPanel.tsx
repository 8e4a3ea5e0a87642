import { type LazyDialog, lineAbove, Panel, plainList, useLazyDialog } from '@portal/shared/parts';
import { useSession } from '@portal/shared/portal';
import { Box, Button, Skeleton, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';

const loadPhone = () => import('./PhoneDialog').then((m) => m.PhoneDialog);
const loadEmail = () => import('./EmailDialog').then((m) => m.EmailDialog);
const loadPassword = () => import('./PasswordDialog').then((m) => m.PasswordDialog);

/** What the member logs in with and is reached by; each change needs a proof. */
export const SecurityPanel = observer(function SecurityPanel() {
  const info = useSession().user?.userInfo;
  const phone = useLazyDialog('change the phone', loadPhone, {});
  const email = useLazyDialog('change the e-mail', loadEmail, {});
  const password = useLazyDialog('change the password', loadPassword, {});
  if (!info) return <Skeleton variant="rounded" height={220} />;
  return (
    <Panel title="登录与安全">
      <Box component="ul" aria-label="登录与安全" sx={plainList}>
        <Entry label="手机号" value={info.phone} about="用于登录和接收短信" dialog={phone} />
        <Entry
          label="邮箱"
          value={info.email || '未填写'}
          about="接收数据交付和发票"
          dialog={email}
          act={info.email ? '修改' : '填写'}
        />
        <Entry label="登录密码" value="••••••••" about="修改后，其他设备会退出登录" dialog={password} />
      </Box>
    </Panel>
  );
});

interface EntryProps {
  readonly label: string;
  readonly value: string;
  readonly about: string;
  readonly dialog: LazyDialog;
  readonly act?: string;
}

function Entry({ label, value, about, dialog, act = '修改' }: EntryProps) {
  return (
    <Box component="li" aria-label={label} sx={row}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div">
          {label}
          <Box component="span" sx={{ ml: 1.5, fontWeight: 600 }}>
            {value}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {about}
        </Typography>
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-label={`${act}${label}`}
        {...dialog.prefetchProps}
        loading={dialog.loading}
        onClick={dialog.show}
      >
        {act}
      </Button>
      {dialog.dialog}
    </Box>
  );
}

const row = {
  ...lineAbove,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
} as const;
