import type { Data } from '@portal/shared/contract';
import { screen } from '@testing-library/react';
import { be, openAtDesk } from '../testing/desk';
import { QuotationPage } from './QuotationPage';
import type { QuotationRow } from './quotationList';

const row: QuotationRow = {
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
const quotation: Data<'staff/quotation/detail'> = {
  ...row,
  link: '/api/open/file/x',
  lines: [{ name: '物相分析', unit: '样', option_text: [], count: 5, unit_fen: 20_000, total_fen: 100_000 }],
};

test('finance reads a quotation with its lines; only a manager may withdraw it', async () => {
  be('finance');
  openAtDesk(
    QuotationPage,
    { 'staff/quotation/detail': () => quotation },
    { path: 'staff/quotations/:code', at: `/staff/quotations/${row.code}` },
  );
  expect(await screen.findByText(/物相分析/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: row.target.code })).toHaveAttribute(
    'href',
    `/staff/requirements/${row.target.code}`,
  );
  expect(screen.queryByRole('button', { name: '撤回报价' })).not.toBeInTheDocument();
});
