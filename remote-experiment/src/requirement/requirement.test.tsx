import { setTimeout } from 'node:timers/promises';
import { limits } from '@portal/shared/rules';
import {
  type Handlers,
  member,
  quotation,
  quotationRow,
  Refused,
  renderRoute,
  requirement,
  requirementRow,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { planItem, planOf } from '../testing/fixture';

beforeEach(() => sessionStorage.clear());

const claim = { code: 'R20261119-000009', title: '电镜', created: '2026-11-19T02:00:00Z' };

const open = (at = '/experiment/demand', server: Handlers = {}) =>
  renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/requirement/list': ({ states = [], before }) => ({
        list: states.includes('quoted')
          ? [requirementRow({ code: 'R2', state: 'quoted', title: '已报价的' })]
          : [requirementRow(before ? { code: 'R3', title: '第二页' } : { unread: true })],
        total: 1,
        next: before || states.length > 0 ? null : '1_R3',
        counts: { submitted: 2, quoted: 1 },
        claimable: [],
      }),
      'auth/requirement/detail': () => requirement(),
      'auth/requirement/messages': () => ({ list: [], next: null }),
      'auth/requirement/seen': () => null,
      'auth/quotation/list': () => ({ list: [], next: null, total: 0 }),
      'open/setting': () => {
        throw new Refused('unavailable');
      },
      ...server,
    },
  });

const stored = { file_rid: 'file-1', name: '甲.pdf', size: 8, mime: 'application/pdf' };
const page = '/experiment/demand/R20261120-000001';

describe('the list', () => {
  test('shows requirements by state with counts, marks what is new, and loads more', async () => {
    const { visitor, router, server } = open();
    const row = await screen.findByRole('link', { name: /粉末物相鉴定.*新回复.*待联系/ });
    expect(row).toHaveAttribute('href', page);
    const tabs = within(screen.getByRole('navigation', { name: '需求状态' }));
    expect(tabs.getByRole('link', { name: /^全部\s*3$/ })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: /^已取消\s*0$/ })).toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: '加载更多' }));
    expect(await screen.findByRole('link', { name: /第二页/ })).toBeInTheDocument();
    await visitor.click(tabs.getByRole('link', { name: /^已报价\s*1$/ }));
    expect(await screen.findByRole('link', { name: /已报价的/ })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?state=quoted');
    const area = within(screen.getByRole('navigation', { name: '实验' }));
    expect(area.getByRole('link', { name: '需求列表' })).toHaveAttribute('aria-current', 'page');
    expect(area.getByRole('link', { name: '实验方案' })).toHaveAttribute('href', '/experiment/plan');
    expect(server.unexpected).toEqual([]);
  });

  test('a requirement of a visitor with the same phone is claimed and opened', async () => {
    const { visitor, router, server } = open('/experiment/demand', {
      'auth/requirement/list': () => ({ list: [], next: null, total: 0, counts: {}, claimable: [claim] }),
      'auth/requirement/claim': () => null,
    });
    expect(await screen.findByText('还没有需求')).toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: `认领 ${claim.code}` }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/experiment/demand/${claim.code}`));
    expect(server.inputs('auth/requirement/claim')).toEqual([{ code: claim.code }]);
  });

  test('a list of claimable requirements that is cut says so', async () => {
    const claimable = Array.from({ length: limits.claimable }, (_, index) => ({
      ...claim,
      code: `R20261120-${String(index).padStart(6, '0')}`,
    }));
    open('/experiment/demand', {
      'auth/requirement/list': () => ({ list: [], next: null, total: 0, counts: {}, claimable }),
    });
    expect(await screen.findByText(/这里最多列出 20 条，更早提交的需求在认领后显示/)).toBeInTheDocument();
  });

  test('an empty list leads to the form, and a link of an earlier notice to the requirement', async () => {
    const { router } = open('/experiment/demand?code=R20261120-000001', {
      'auth/requirement/list': () => ({ list: [], next: null, total: 0, counts: {}, claimable: [] }),
    });
    expect(await screen.findByRole('heading', { name: '粉末物相鉴定' })).toBeInTheDocument();
    await act(() => router.navigate('/experiment/demand'));
    expect(await screen.findByText('还没有需求')).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: '发布需求' });
    for (const link of links) expect(link).toHaveAttribute('href', '/require');
    expect(links).toHaveLength(2);
  });
});

describe('the page of a requirement', () => {
  test('shows what comes next, the history and what was posted, and marks answers as seen', async () => {
    const { server } = open(page, {
      'auth/requirement/detail': () =>
        requirement({
          unread: true,
          state: 'contacted',
          files: ['一.pdf', '二.csv'].map((name) => ({ rid: name, name, size: 10 })),
        }),
      'auth/requirement/messages': () => ({
        list: [
          {
            rid: 'm2',
            act: 'write',
            by: 'staff',
            text: '请补充数量',
            at: '2026-11-21T02:00:00Z',
            files: [{ rid: 'file-1', name: '方案.pdf', size: 10 }],
          },
          { rid: 'm1', act: 'contact', by: 'staff', text: '', at: '2026-11-20T03:00:00Z', files: [] },
        ],
        next: null,
      }),
    });
    expect(await screen.findByRole('note', { name: '下一步' })).toHaveTextContent('正在准备方案与报价');
    const entries = await within(await screen.findByRole('log')).findAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      '2026-11-20 11:00 · 客户经理联系客户',
      '客户经理 · 2026-11-21 10:00请补充数量方案.pdf',
    ]);
    expect(screen.getByRole('region', { name: '需求内容' })).toHaveTextContent('五个粉末样品的物相');
    const posted = within(screen.getByRole('list', { name: '附件' }));
    expect(posted.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['一.pdf', '二.csv']);
    expect(within(screen.getByRole('list', { name: '需求进度' })).getByText('沟通中')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await waitFor(() =>
      expect(server.inputs('auth/requirement/seen')).toEqual([{ code: 'R20261120-000001' }]),
    );
  });

  test('a message with two files is sent once; text and uploaded files survive a reload', async () => {
    const uploads: string[] = [];
    const server: Handlers = {
      'auth/upload4file': () => {
        uploads.push('file');
        return { ...stored, file_rid: `file-${uploads.length}` };
      },
      'auth/requirement/write': ({ text = '' }) => ({
        rid: 'm1',
        act: 'write' as const,
        by: 'member' as const,
        text,
        files: [],
        at: '2026-11-21T02:00:00Z',
      }),
    };
    const first = open(page, server);
    await first.visitor.type(await screen.findByRole('textbox', { name: /留言内容/ }), '共五个');
    const file = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
    await first.visitor.upload(screen.getByLabelText('附件文件'), [file('甲.pdf'), file('乙.pdf')]);
    expect(await screen.findByRole('button', { name: '移除 乙.pdf' })).toBeInTheDocument();
    first.unmount();
    const again = open(page, server);
    expect(await screen.findByRole('textbox', { name: /留言内容/ })).toHaveValue('共五个');
    expect(screen.getByRole('button', { name: '移除 甲.pdf' })).toBeInTheDocument();
    await again.visitor.dblClick(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /留言内容/ })).toHaveValue(''));
    expect(again.server.inputs('auth/requirement/write')).toEqual([
      { code: 'R20261120-000001', text: '共五个', file_rids: ['file-1', 'file-2'] },
    ]);
    expect(screen.queryByRole('button', { name: '移除 甲.pdf' })).not.toBeInTheDocument();
  });

  test('what was typed to a requirement that was cancelled meanwhile stays, to be copied', async () => {
    const { visitor, server } = open(page);
    await visitor.type(await screen.findByRole('textbox', { name: /留言内容/ }), '共五个');
    server.on({
      'auth/requirement/write': () => {
        throw new Refused('requirement_act_refused');
      },
      'auth/requirement/detail': () => requirement({ state: 'cancelled', can: [] }),
    });
    await visitor.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByRole('group', { name: '未发送的留言' })).toHaveTextContent('共五个');
    expect(screen.getByText('需求已结束，不能再留言。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '发送' })).not.toBeInTheDocument();
  });

  test('files that are too many or empty are named, and an upload that failed is retried', async () => {
    let failing = true;
    let kept = 0;
    const { visitor, server } = open(page, {
      'auth/upload4file': () => {
        if (failing) throw new Refused('file_type_refused');
        return { ...stored, file_rid: `file-${++kept}` };
      },
    });
    const input = await screen.findByLabelText('附件文件');
    await visitor.upload(input, new File([], '空.pdf', { type: 'application/pdf' }));
    expect(screen.getByRole('alert')).toHaveTextContent('“空.pdf”为空或超过 20 MB，没有添加');
    await visitor.upload(input, new File(['x'], '坏.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^不支持该文件类型/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '发送' })).toBeDisabled();
    failing = false;
    await visitor.click(screen.getByRole('button', { name: '重试上传 坏.pdf' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '发送' })).toBeEnabled());
    // The first one may have been kept all the same: both have one key, and a file that is chosen anew has another.
    await visitor.upload(input, new File(['x'], '坏.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(server.keys('auth/upload4file')).toHaveLength(3));
    const [tried, again, anew] = server.keys('auth/upload4file');
    expect(tried).toMatch(/^[\w.:-]{8,100}$/);
    expect(again).toBe(tried);
    expect(anew).not.toBe(tried);
  });

  test('a new answer of the lab appears without a reload', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const { server } = open(page);
      expect(await screen.findByText(/还没有记录/)).toBeInTheDocument();
      server.on({
        'auth/requirement/detail': () => requirement({ state: 'contacted', changed: '2026-11-21T02:00:00Z' }),
        'auth/requirement/messages': () => ({
          list: [
            {
              rid: 'm',
              act: 'write',
              by: 'staff',
              text: '可以测',
              files: [],
              at: '2026-11-21T02:00:00Z',
            },
          ],
          next: null,
        }),
      });
      await act(() => jest.advanceTimersByTimeAsync(10_100));
      expect(screen.getByText('可以测')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('a quotation that the plan can’t take is not accepted: the dialog says why', async () => {
    const items = Array.from({ length: 100 }, (_, index) => planItem({ rid: `item-${index}` }));
    const { visitor, server } = open(page, {
      'auth/requirement/detail': () => requirement({ state: 'quoted' }),
      'auth/quotation/list': () => ({ list: [quotationRow()], next: null, total: 1 }),
      'auth/quotation/detail': () => quotation(),
      'auth/tempDevice': () => planOf({ 1: items }),
    });
    await visitor.click(await screen.findByRole('button', { name: '接受报价' }));
    const dialog = within(await screen.findByRole('dialog', { name: '接受报价' }));
    expect(await dialog.findByText(/还可添加 0 个，少于报价的/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '接受报价' })).toBeDisabled();
    expect(server.inputs('auth/quotation/accept')).toEqual([]);
  });

  test('accepting a quotation says what happens and leads to the plan, which the header counts', async () => {
    let offered = quotation({ valid_until: '2999-12-31' });
    let plan = planOf({});
    const { visitor, router, server, session } = open(page, {
      'auth/requirement/detail': () => requirement({ state: 'quoted' }),
      'auth/quotation/list': () => ({
        list: [
          quotationRow({ state: offered.state, can: offered.can, valid_until: offered.valid_until }),
          quotationRow({ rid: 'old', code: 'Q1', state: 'superseded', can: [] }),
        ],
        next: null,
        total: 2,
      }),
      'auth/quotation/detail': () => offered,
      'auth/quotation/accept': () => {
        plan = planOf({ 1: [planItem({ count: 3 })] });
        offered = { ...offered, state: 'accepted', can: [] };
        return offered;
      },
      // The list of quotations comes first, and takes the dialog off the page.
      'auth/tempDevice': async () => {
        const now = plan;
        await setTimeout(50);
        return now;
      },
    });
    const panel = within(await screen.findByRole('region', { name: '报价单' }));
    expect(panel.getByText(/有效期至 2999-12-31（还剩 \d+ 天）/)).toBeInTheDocument();
    await visitor.click(panel.getByRole('button', { name: '查看以前的报价（1）' }));
    expect(await panel.findByRole('list', { name: '以前的报价' })).toHaveTextContent(/Q1.*已被新报价替代/);
    await visitor.click(panel.getByRole('button', { name: '接受报价' }));
    const dialog = within(await screen.findByRole('dialog', { name: '接受报价' }));
    expect(dialog.getByText(/请在 2999-12-31 前下单/)).toBeInTheDocument();
    await visitor.dblClick(dialog.getByRole('button', { name: '接受报价' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/experiment/plan'));
    expect(session.planCount).toBe(3);
    expect(await screen.findByRole('button', { name: '去下单' })).toBeEnabled();
    expect(server.inputs('auth/quotation/accept')).toEqual([{ rid: 'quotation-1', seen: { due_fen: 5300 } }]);
  });

  test.each([
    ['accepted', /已加入实验方案，请在 2026-12-01 前/],
    ['declined', /您已于 .* 拒绝：太贵/],
    ['expired', /已于 2026-12-01 到期/],
    ['withdrawn', /客户经理已于 .* 撤回：太贵/],
  ] as const)('a quotation that is %s says so and takes no answer', async (state, text) => {
    const part = { state, reason: '太贵', can: [] };
    open(page, {
      'auth/requirement/detail': () => requirement({ state: 'contacted' }),
      'auth/quotation/list': () => ({ list: [quotationRow(part)], next: null, total: 1 }),
      'auth/quotation/detail': () => quotation(part),
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '接受报价' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '去下单' }) !== null).toBe(state === 'accepted');
  });

  test('declining and cancelling ask for a reason; a refusal keeps it and loads what has changed', async () => {
    const { visitor, server } = open(page, {
      'auth/requirement/detail': () => requirement({ state: 'quoted' }),
      'auth/quotation/list': () => ({ list: [quotationRow()], next: null, total: 1 }),
      'auth/quotation/detail': () => quotation(),
      'auth/quotation/decline': () => null,
      'auth/requirement/cancel': () => {
        throw new Refused('requirement_act_refused');
      },
    });
    await visitor.click(await screen.findByRole('button', { name: '拒绝' }));
    const declining = within(await screen.findByRole('dialog', { name: '拒绝报价' }));
    await visitor.click(declining.getByRole('radio', { name: '超出预算' }));
    await visitor.click(declining.getByRole('button', { name: '拒绝报价' }));
    await waitFor(() =>
      expect(server.inputs('auth/quotation/decline')).toEqual([{ rid: 'quotation-1', reason: '超出预算' }]),
    );
    await visitor.click(await screen.findByRole('button', { name: '取消需求' }));
    const dialog = within(await screen.findByRole('dialog', { name: '取消需求' }));
    await visitor.click(dialog.getByRole('radio', { name: '暂时不需要了' }));
    await visitor.click(dialog.getByRole('button', { name: '取消需求' }));
    await waitFor(() => expect(server.inputs('auth/requirement/cancel')).toHaveLength(1));
    expect(dialog.getByRole('radio', { name: '暂时不需要了' })).toBeChecked();
  });

  test('an unknown requirement leads to the list', async () => {
    open(page, {
      'auth/requirement/detail': () => {
        throw new Refused('not_found');
      },
    });
    expect(await screen.findByText('需求不存在，或不属于当前账号')).toBeInTheDocument();
  });
});
