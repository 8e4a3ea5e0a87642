import type { Data } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { ClusterPage } from './ClusterPage';

const group: Data<'staff/cluster/detail'> = {
  rid: 'g1',
  code: '7KQ2MX4P',
  name: '材料课题组',
  state: 'active',
  created: '2026-11-01T02:00:00Z',
  owner: '林晓 13800000000',
  members: 1,
  available: { cash_fen: 500_000, bonus_fen: 0 },
  people: [{ member: '林晓 13800000000', member_rid: 'u1', role: 'owner', limit_fen: null }],
};

test('a group is frozen with a reason; when a colleague did it meanwhile, the desk does not free it instead', async () => {
  be('finance');
  let now = group;
  const { visitor, server } = openAtDesk(
    ClusterPage,
    {
      'staff/cluster/detail': () => now,
      'staff/cluster/freeze': () => {
        now = { ...group, state: 'frozen' };
        throw new Refused('cluster_act_refused');
      },
    },
    { path: 'staff/clusters/:code', at: `/staff/clusters/${group.code}` },
  );
  await visitor.click(await screen.findByRole('button', { name: '冻结' }));
  const shown = await dialogOf();
  await visitor.type(shown.getByRole('textbox'), '付款来源待核实');
  await visitor.click(shown.getByRole('button', { name: '冻结' }));
  expect(await shown.findByText(/该社群现在不能再这样操作/)).toBeInTheDocument();
  expect(shown.getByRole('button', { name: '冻结' })).toHaveAttribute('aria-disabled', 'true');
  expect(server.inputs('staff/cluster/freeze')).toEqual([
    { code: group.code, frozen: true, reason: '付款来源待核实' },
  ]);
});
