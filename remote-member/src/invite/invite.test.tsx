import type { Data, Invitation } from '@portal/shared/contract';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';

const init: Data<'auth/invite/init'> = {
  code: 'ABC123',
  path: '/invited/ABC123',
  invited: 3,
  rewarded: 1,
  can_enter: false,
  coupon: {
    name: '好友礼',
    amount_fen: 3000,
    percent: null,
    cap_fen: null,
    minimum_fen: 10_000,
    type_id: null,
    child_id: null,
    scope: '',
  },
};
const invitation = (part: Partial<Invitation> = {}): Invitation => ({
  member: '王**',
  state: 'registered',
  registered: '2026-11-20T02:00:00Z',
  coupons: { inviter: null, member: null },
  ...part,
});

beforeEach(() => {
  // Without a canvas the poster is an SVG, whose text can be read.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

function open(server: Handlers = {}, at = '/member/invite') {
  return renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/invite/init': () => init,
      'auth/invite/list': () => ({ total: 1, list: [invitation()] }),
      ...server,
    },
  });
}

/** Returns the text of the poster, which is an SVG where there is no canvas. */
async function posterText(): Promise<string> {
  const picture = await screen.findByRole('img', { name: '邀请海报，邀请码 ABC123' });
  return decodeURIComponent(picture.getAttribute('src') ?? '');
}

test('link and code can be copied, the coupon for both is named, and the poster has a QR code', async () => {
  const { visitor } = open();
  const link = within(await screen.findByRole('group', { name: '链接' }));
  expect(link.getByText('http://localhost/invited/ABC123')).toBeInTheDocument();
  await visitor.click(link.getByRole('button', { name: '复制链接' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/invited/ABC123');
  expect(await screen.findByText('链接已复制')).toBeInTheDocument();
  const reward = within(screen.getByRole('group', { name: '邀请奖励' }));
  expect(reward.getByText('减 ¥30.00')).toBeInTheDocument();
  expect(reward.getByText('满 ¥100.00 可用')).toBeInTheDocument();
  const poster = await posterText();
  expect(poster).toContain('减 ¥30.00');
  expect(poster).toContain('邀请码 ABC123');
  expect(poster).toMatch(/<path d="M\d+ \d+h1v1h-1z/);
});

test.each([
  ['/member/invite', '去推广中心', '/member/promotion'],
  ['/member/promotion', '去邀请好友', '/member/invite'],
])('%s says what both ways give, and leads to the other one', async (at, name, to) => {
  open({}, at);
  const ways = within(await screen.findByRole('region', { name: '推荐的两种方式' }));
  expect(ways.getByText(/您都得到返利/)).toBeInTheDocument();
  expect(ways.getByText(/各得一张优惠券/)).toBeInTheDocument();
  expect(ways.getAllByRole('link')).toHaveLength(1);
  expect(ways.getByRole('link', { name })).toHaveAttribute('href', to);
});

test('the poster is saved as a file; in WeChat it is pressed long', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { visitor, unmount } = open();
  await posterText();
  await visitor.click(screen.getByRole('button', { name: '保存海报' }));
  expect(saved).toEqual(['邀请海报.png']);
  unmount();
  click.mockRestore();
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0');
  open();
  await posterText();
  expect(screen.getByText('在手机上可长按图片保存或转发')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '保存海报' })).not.toBeInTheDocument();
  agent.mockRestore();
});

test('without an offer no coupon is promised, neither on the page nor on the poster', async () => {
  open({ 'auth/invite/init': () => ({ ...init, coupon: null }) });
  expect(await screen.findByText(/目前没有邀请奖励/)).toBeInTheDocument();
  expect(await posterText()).not.toContain('优惠券');
  expect(screen.queryByRole('group', { name: '邀请奖励' })).not.toBeInTheDocument();
});

test('the list says who came, how far, and what each got', async () => {
  const coupons = { inviter: '好友礼', member: '好友礼' };
  open({
    'auth/invite/list': () => ({
      total: 4,
      list: [
        invitation({ member: '王**' }),
        invitation({ member: '李*', state: 'paid' }),
        invitation({ member: '陈*', state: 'rewarded', coupons }),
        invitation({ member: '周*', state: 'missed', coupons: { inviter: null, member: '好友礼' } }),
      ],
    }),
  });
  const table = within(await screen.findByRole('table', { name: '邀请记录' }));
  const rows = table.getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['王**', '2026-11-20', '已注册', '首单付款后发放', '首单付款后发放'],
    ['李*', '2026-11-20', '首单已付款', '发放中', '发放中'],
    ['陈*', '2026-11-20', '已发券', '好友礼', '好友礼'],
    ['周*', '2026-11-20', '未发券', '无', '好友礼'],
  ]);
});

test('the page of the list is in the URL', async () => {
  const { visitor, server, router } = open({
    'auth/invite/list': () => ({ total: 45, list: [invitation()] }),
  });
  await visitor.click(await screen.findByRole('link', { name: '下一页' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  await waitFor(() =>
    expect(server.inputs('auth/invite/list')).toEqual([
      { page: 1, size: 20 },
      { page: 2, size: 20 },
    ]),
  );
});

test('a list that fails is fetched again, while link and poster stay', async () => {
  const { visitor, server } = open({
    'auth/invite/list': () => {
      throw new Refused('unavailable');
    },
  });
  const alert = within(await screen.findByRole('alert'));
  expect(await screen.findByRole('group', { name: '链接' })).toBeInTheDocument();
  server.on({ 'auth/invite/list': () => ({ total: 0, list: [] }) });
  await visitor.click(alert.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('还没有好友注册')).toBeInTheDocument();
});

test('the code of the inviter is entered once; a refused one stays in the field with its reason', async () => {
  const refused = '[邀请码]不存在，请核对';
  const { visitor, server } = open({
    'auth/invite/init': () => ({ ...init, can_enter: true }),
    'auth/invite/enter': () => {
      throw new Refused('invalid_input', { invitation_code: refused });
    },
  });
  const field = await screen.findByRole('textbox', { name: /邀请码/ });
  await visitor.type(field, 'abcd-2345');
  await visitor.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(refused);
  expect(field).toHaveFocus();
  server.on({ 'auth/invite/enter': () => null, 'auth/invite/init': () => init });
  await visitor.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('邀请码已填写')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /邀请码/ })).not.toBeInTheDocument());
  expect(server.inputs('auth/invite/enter')).toHaveLength(2);
});

test('who has ordered or given a code sees no field for one', async () => {
  open();
  await screen.findByRole('group', { name: '链接' });
  expect(screen.queryByRole('textbox', { name: /邀请码/ })).not.toBeInTheDocument();
});
