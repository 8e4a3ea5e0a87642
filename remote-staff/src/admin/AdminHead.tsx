import { DeskHead } from '../ui/DeskHead';

const lists = [
  { path: '/staff/admin/accounts', label: '账号' },
  { path: '/staff/admin/merge', label: '合并账户' },
  { path: '/staff/admin/audit', label: '操作日志' },
  { path: '/staff/admin/sendings', label: '发送与任务' },
];

/** The heading of the admins' desk, and the switch between its lists. */
export const AdminHead = () => <DeskHead title="管理" tabs={lists} />;
