import type { Data } from '@portal/shared/contract';
import { Refused } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { be, dialogOf, openAtDesk } from '../testing/desk';
import { OpenQuotation } from './OpenQuotation';

const row: Data<'staff/quotation/list'>['list'][number] = {
  rid: 'q1',
  code: 'Q20261128-000001',
  revision: 1,
  state: 'open',
  target: { kind: 'requirement', rid: 'R20261128-000001', code: 'R20261128-000001' },
  total_fen: 100_000,
  discount_fen: 0,
  due_fen: 100_000,
  valid_until: '2026-12-12',
  note: '',
  reason: '',
  created: '2026-11-28T02:00:00Z',
  changed: '2026-11-28T02:00:00Z',
  can: ['withdraw'],
  member: '林晓 13800000000',
};

test("a requirement's open quotation is withdrawn from its page; when the member accepted meanwhile, the desk says so", async () => {
  be('manager');
  let now = row;
  const { visitor, server } = openAtDesk(() => <OpenQuotation code={row.target.code} />, {
    'staff/quotation/list': () => ({ list: [now], next: null }),
    'staff/quotation/withdraw': () => {
      now = { ...row, can: [] };
      throw new Refused('quotation_act_refused');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '撤回报价' }));
  const shown = await dialogOf();
  await visitor.type(shown.getByRole('textbox'), '设备检修');
  await visitor.click(shown.getByRole('button', { name: '撤回' }));
  expect(await shown.findByText(/该报价单现在不能再这样操作/)).toBeInTheDocument();
  expect(shown.getByRole('textbox')).toHaveValue('设备检修');
  expect(server.inputs('staff/quotation/list')).toEqual(
    expect.arrayContaining([{ states: ['open'], requirement_code: row.target.code, size: 1 }]),
  );
});
