import { LinkSwitch } from '@portal/shared/parts';
import { useLocation } from '@portal/shared/portal';
import { Typography } from '@portal/shared/ui';

const lists = [
  { path: '/staff/admin/accounts', label: '账号' },
  { path: '/staff/admin/audit', label: '操作日志' },
  { path: '/staff/admin/sendings', label: '发送与任务' },
];

/** The heading of the admins' desk, and the switch between its lists. */
export function AdminHead() {
  const { pathname } = useLocation();
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        管理
      </Typography>
      <LinkSwitch
        label="管理"
        links={lists.map(({ path, label }) => ({ label, to: path, current: pathname === path }))}
      />
    </>
  );
}
