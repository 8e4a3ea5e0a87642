import type { Report } from '@portal/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { openOrder, recordDownloads } from '../../testing/openOrder';

const report = (part: Partial<Report> = {}): Report => ({
  rid: 'report-2',
  number: '2026-000123-2',
  version: 2,
  state: 'issued',
  issued: '2026-11-25T02:00:00Z',
  reason: '更正样品 S2 的结果',
  replaced_by: null,
  withdrawn_reason: '',
  code: 'Q7KX2M',
  sha256: 'a3'.repeat(32),
  size: 2048,
  mask: 'masked',
  ...part,
});

test('the reports of an order: each version with its state, its PDF and its check page, and how names are shown there', async () => {
  const first = { rid: 'report-1', number: '2026-000123-1', version: 1, reason: '', code: 'H3VW8N' };
  let mask: Report['mask'] = 'masked';
  const { visitor, server } = openOrder({ state: 'delivered' });
  server.on({
    'auth/report/list': () => ({
      list: [report({ mask }), report({ ...first, state: 'replaced', replaced_by: '2026-000123-2', mask })],
    }),
    'auth/report/file': () => ({ url: '/api/open/report/report-2?sig=1' }),
    'auth/report/mask': (input) => {
      mask = input.mask;
      return null;
    },
  });
  const panel = within(await screen.findByRole('region', { name: '检测报告' }));
  const old = within(panel.getByRole('listitem', { name: '2026-000123-1' }));
  expect(old.getByText('已被替换')).toBeInTheDocument();
  expect(old.getByText(/已被 2026-000123-2 替换/)).toBeInTheDocument();
  expect(old.queryByRole('radio')).not.toBeInTheDocument();
  const valid = within(panel.getByRole('listitem', { name: '2026-000123-2' }));
  expect(valid.getByText('更正说明：更正样品 S2 的结果')).toBeInTheDocument();
  expect(valid.getByRole('link', { name: '查验页' })).toHaveAttribute('href', '/verify/Q7KX2M');
  const links = recordDownloads();
  await visitor.click(valid.getByRole('button', { name: '下载报告2026-000123-2' }));
  await waitFor(() =>
    expect(links).toEqual(['/api/open/report/report-2?sig=1 as 检测报告-2026-000123-2.pdf']),
  );
  expect(valid.getByRole('radio', { name: '部分隐藏' })).toBeChecked();
  await visitor.click(valid.getByRole('radio', { name: '不显示' }));
  await waitFor(() => expect(valid.getByRole('radio', { name: '不显示' })).toBeChecked());
  expect(server.inputs('auth/report/mask')).toEqual([{ rid: 'report-2', mask: 'hidden' }]);
});

test('an order that is not tested yet asks for no reports', async () => {
  const { server } = openOrder({ state: 'awaiting_sample' });
  await screen.findByRole('region', { name: '样品与送样' });
  expect(server.inputs('auth/report/list')).toEqual([]);
});
