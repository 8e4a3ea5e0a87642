import type { Data } from '@portal/shared/contract';
import { fakeEtag, Refused } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { PriceGroupPage } from './PriceGroupPage';

const rule: Data<'staff/priceGroup/detail'>['rules'][number] = {
  rid: 'r1',
  device_rid: 'xrd',
  option: null,
  choice: null,
  from_count: 1,
  percent: 80,
  fixed_fen: null,
  starts: '2026-11-01',
  ends: null,
  etag: fakeEtag,
  service: 'X 射线衍射',
  choice_text: '',
  unit: '样',
  list_fen: 6000,
  price_fen: 4800,
  cost_fen: 5000,
  ended: null,
};
const group: Data<'staff/priceGroup/detail'> = {
  code: 'HT-1',
  name: '江南材料',
  kind: 'enterprise',
  note: '',
  etag: fakeEtag,
  created: '2026-11-01T02:00:00Z',
  members: [],
  rules: [rule],
};
const service = { rid: 'xrd', name: 'X 射线衍射', unit: '样', list_fen: 6000, cost_fen: 5000, options: [] };

const open = (server: Parameters<typeof openAtDesk>[1] = {}) =>
  openAtDesk(
    PriceGroupPage,
    {
      'staff/priceGroup/detail': () => group,
      'staff/priceGroup/services': () => ({ total: 1, list: [service] }),
      ...server,
    },
    { path: 'staff/priceGroups/:code', at: '/staff/priceGroups/HT-1' },
  );

test('a rule below cost is marked; its change is refused in the dialog, which keeps what was typed', async () => {
  be('manager');
  const { visitor, server } = open({
    'staff/priceGroup/saveRule': () => {
      throw new Refused('price_below_cost', { percent: '低于成本' });
    },
  });
  expect(await screen.findByText('低于成本 ¥50.00')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '修改 X 射线衍射' }));
  const dialog = await dialogOf();
  const percent = dialog.getByRole('textbox', { name: /折扣比例/ });
  await visitor.clear(percent);
  await visitor.type(percent, '８１');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('价格低于成本');
  expect(percent).toHaveValue('８１');
  expect(percent).toBeInvalid();
  expect(server.inputs('staff/priceGroup/saveRule')).toMatchObject([
    { code: 'HT-1', rid: 'r1', etag: fakeEtag, device_rid: 'xrd', percent: 81, fixed_fen: null },
  ]);
});

test('finance reads a group and changes nothing', async () => {
  be('finance');
  open();
  expect(await screen.findByText('目录价的 80%')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /修改|新增|添加|结束/ })).not.toBeInTheDocument();
});
