import { webcrypto } from 'node:crypto';
import type { VerifiedReport } from '@portal/shared/contract';
import { Refused, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';

const report = (part: Partial<VerifiedReport> = {}): VerifiedReport => ({
  number: '2026-000123-1',
  version: 1,
  state: 'issued',
  issued: '2026-11-20T02:00:00Z',
  ended: null,
  replaced_by: null,
  lab: '示例检测技术有限公司',
  samples: ['氧***'],
  sample_count: 2,
  // SHA-256 of "abc".
  sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  size: 3,
  signature: null,
  ...part,
});

const open = (part: Partial<VerifiedReport> = {}, at = '/verify/Q7KX2M') =>
  renderRoute({
    routes,
    at,
    server: {
      'open/report/verify': ({ code }) => {
        if (code !== 'Q7KX2M') throw new Refused('not_found');
        return report(part);
      },
    },
  });

const drop = (visitor: ReturnType<typeof open>['visitor'], content: string) => {
  const file = new File([content], '报告.pdf', { type: 'application/pdf' });
  file.arrayBuffer = async () => new TextEncoder().encode(content).buffer;
  return visitor.upload(screen.getByLabelText('要核对的报告'), file);
};

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

test('a valid report says so first, and a PDF is the issued one or not', async () => {
  const { visitor } = open();
  const facts = within(await screen.findByRole('region', { name: '报告有效' }));
  expect(facts.getByText('2026-000123-1')).toBeInTheDocument();
  expect(facts.getByText('氧*** 等 2 个')).toBeInTheDocument();
  await drop(visitor, 'abc');
  expect(await screen.findByText(/报告\.pdf：与签发的报告 2026-000123-1 完全一致/)).toBeInTheDocument();
  await drop(visitor, 'abd');
  expect(await screen.findByText(/不一致。文件被改动过/)).toBeInTheDocument();
  await drop(visitor, 'abcd');
  expect(await screen.findByText(/不一致。文件被改动过/)).toBeInTheDocument();
});

test('the page says what a signature proves: less when nobody vouches for its certificate; nothing without one', async () => {
  const signature = { subject: '示例检测', issuer: '示例认证机构', self_made: false, timestamped: true };
  const first = open({ signature });
  expect(
    await screen.findByText(/示例检测，证书由 示例认证机构 颁发。.*签名时间由时间戳机构证明/),
  ).toBeInTheDocument();
  first.unmount();
  const second = open({ signature: { ...signature, self_made: true, timestamped: false } });
  expect(await screen.findByText(/证书是自制的：.*不能证明是谁签的。$/)).toBeInTheDocument();
  second.unmount();
  open();
  await screen.findByRole('region', { name: '报告有效' });
  expect(screen.queryByText('数字签名')).not.toBeInTheDocument();
});

test('a replaced report is never valid, also with its own PDF', async () => {
  const { visitor } = open({
    state: 'replaced',
    replaced_by: '2026-000123-2',
    ended: '2026-11-25T02:00:00Z',
  });
  expect(
    await screen.findByRole('heading', { name: /报告已被 2026-000123-2 替换，不再有效/ }),
  ).toBeInTheDocument();
  await drop(visitor, 'abc');
  expect(await screen.findByText(/完全一致。但这份报告已被替换，不再有效/)).toBeInTheDocument();
});

test('an unknown code is said, and another one can be typed', async () => {
  const { visitor, router } = open({}, '/verify/NOBODY');
  expect(await screen.findByText('没有查到这份报告')).toBeInTheDocument();
  const field = screen.getByRole('searchbox', { name: '查验码' });
  expect(field).toHaveValue('NOBODY');
  await visitor.clear(field);
  await visitor.click(screen.getByRole('button', { name: '查验' }));
  expect(screen.getByRole('alert')).toHaveTextContent('请输入查验码');
  await visitor.type(field, ' https://portal.example.com/verify/Q7KX2M {Enter}');
  expect(await screen.findByRole('heading', { name: '报告有效' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/verify/Q7KX2M');
});
