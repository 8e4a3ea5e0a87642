import { screen, within } from '@testing-library/react';
import { be, openAtDesk } from '../testing/desk';
import { FiguresPage } from './FiguresPage';

const period = { from: '2026-11-01', to: '2026-11-30' };
const at = {
  path: 'staff/figures',
  at: `/staff/figures?from=${period.from}&to=${period.to}`,
};

const money = {
  'staff/figure/income': () => ({
    billed_fen: 64_000,
    paid_fen: 32_000,
    services: [{ kind: 'item' as const, name: 'X 射线衍射（XRD）', billed_fen: 64_000 }],
    customers: [{ member: '林晓 示例大学', phone: '13900000001', billed_fen: 64_000, paid_fen: 32_000 }],
    rest: { customers: 0, billed_fen: 0, paid_fen: 0 },
  }),
  'staff/figure/open': () => ({
    to30_fen: 0,
    to60_fen: 0,
    to90_fen: 0,
    beyond_fen: 0,
    customers: [],
    rest: { customers: 0, to30_fen: 0, to60_fen: 0, to90_fen: 0, beyond_fen: 0 },
  }),
};

test('a manager reads each part as a sentence and a table, whose names lead to their rows', async () => {
  be('manager');
  const { server } = openAtDesk(
    FiguresPage,
    {
      ...money,
      'staff/figure/promises': () => ({
        list: [
          { week: '2026-11-16', kind: 'call', due: 22, kept: 21, late: 1, open_late: 0 },
          { week: '2026-11-23', kind: 'deliver', due: 20, kept: 19, late: 0, open_late: 1 },
        ],
      }),
      'staff/figure/turnaround': () => ({
        list: [{ device_rid: 'xrd', name: 'X 射线衍射（XRD）', orders: 12, median_days: 3, most_days: 6 }],
      }),
      'staff/figure/load': () => ({
        list: [
          { code: 'TEM-1', name: '电镜', open_minutes: 6_000, reserved_minutes: 1_500, used_minutes: 600 },
        ],
      }),
    },
    at,
  );
  expect(
    await screen.findByText('这段时间有 42 项承诺到期，40 项按时（95 %），1 项已超时还没有完成。'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /超时未完成 1 项/ })).toHaveAttribute(
    'href',
    '/staff/orders?queue=all&late=1&sort=due',
  );
  const turnaround = within(await screen.findByRole('table', { name: '检测周期' }));
  expect(turnaround.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/staff\/orders\?queue=all&service=.+XRD/),
  );
  expect(await screen.findByText('1 台仪器开放 100 小时，预约 25 小时（25 %）。')).toBeVisible();
  expect(await screen.findByRole('link', { name: '林晓 示例大学' })).toHaveAttribute(
    'href',
    '/staff/orders?queue=all&member=13900000001&sort=newest',
  );
  expect(await screen.findByText('没有待付款的结算单')).toBeVisible();
  expect(server.calls).toContainEqual(expect.objectContaining({ path: 'staff/figure/load', input: period }));
});

test('finance sees the money only; a period that is too long or backwards counts as missing', async () => {
  be('finance');
  const { server } = openAtDesk(FiguresPage, money, {
    ...at,
    at: '/staff/figures?from=2024-01-01&to=2026-11-30',
  });
  expect(await screen.findByText('结算 ¥640.00，实收 ¥320.00（已减去退款）。')).toBeVisible();
  expect(screen.queryByText('服务承诺')).toBeNull();
  expect(server.unexpected).toEqual([]);
  expect(screen.getByRole('link', { name: '近 12 周' })).toHaveAttribute('aria-current', 'page');
});
