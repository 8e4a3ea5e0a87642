import { observer } from 'mobx-react-lite';
import { DeskHead, type DeskTab } from '../DeskHead';
import { desk } from '../session/desk';

const lists: readonly DeskTab[] = [
  { path: '/staff/members', label: '客户' },
  { path: '/staff/clusters', label: '社群' },
];

/** The heading of members and their groups; who does not work with groups sees no switch. */
export const MemberHead = observer(function MemberHead() {
  return desk.may(['manager', 'finance']) ? (
    <DeskHead title="客户" tabs={lists} />
  ) : (
    <DeskHead title="客户" />
  );
});
