import { CallError, query } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { Refused } from '@portal/shared/testing';
import { QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderLayout } from './renderLayout';

describe('the frame', () => {
  test('the first Tab focuses the link to the main content', async () => {
    const { visitor } = await renderLayout();
    await visitor.tab();
    expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
    await visitor.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('alerts are shown one after the other, each until 确定', async () => {
    const { visitor } = await renderLayout();
    act(() => {
      notify.alertFailed('余额不足');
      notify.alertSucceeded('已提交');
    });
    expect(screen.getByRole('dialog', { name: '操作失败' })).toHaveTextContent('余额不足');
    await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toHaveFocus());
    await visitor.click(screen.getByRole('button', { name: '确定' }));
    expect(await screen.findByRole('dialog', { name: '操作成功' })).toHaveTextContent('已提交');
    await visitor.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each([
    [
      new CallError('auth/order/add', 'credit_short', '还差 ¥20.00'),
      { 去预存: '/member/prestore', 申请额度: '/member/prestore#credit' },
    ],
    [
      new CallError('auth/order/add', 'credit_overdue', '还差 ¥20.00'),
      { 去付款: '/member/unpaid', 去预存: '/member/prestore' },
    ],
    [
      new CallError('auth/quotation/accept', 'prepayment_short', '还差 ¥20.00'),
      { 去预存: '/member/prestore' },
    ],
  ] as const)('an alert about missing money leads to where it is got: %#', async (refusal, links) => {
    const { visitor } = await renderLayout();
    act(() => notify.failed(refusal));
    const alert = within(screen.getByRole('dialog', { name: '操作失败' }));
    expect(alert.getByText('还差 ¥20.00')).toBeInTheDocument();
    const found = alert.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(Object.fromEntries(found)).toEqual(links);
    await visitor.click(alert.getByRole('link', { name: Object.keys(links)[0] ?? '' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a page with three failed parts shows one message, and 重试 fetches all of them', async () => {
    let down = true;
    const answer = () => {
      if (down) throw new Refused('unavailable');
      return { total: 1, list: [] };
    };
    function Part({ page }: { readonly page: number }) {
      const thanks = useQuery(query('open/web/acknowledge', { page, size: 5 }));
      return (
        <QueryView query={thanks} loading="loading">
          {() => <p>part {page}</p>}
        </QueryView>
      );
    }
    const Page = () => [1, 2, 3].map((page) => <Part key={page} page={page} />);
    const { visitor } = await renderLayout({ page: Page, server: { 'open/web/acknowledge': answer } });
    const main = within(screen.getByRole('main'));
    await visitor.click(await main.findByRole('button', { name: '重试' }));
    expect(main.getAllByRole('alert')).toHaveLength(1);
    down = false;
    await visitor.click(main.getByRole('button', { name: '重试' }));
    expect(await main.findByText('part 3')).toBeInTheDocument();
    expect(main.getByText('part 1')).toBeInTheDocument();
    expect(main.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a message is shown while the browser is offline', async () => {
    await renderLayout();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/网络已断开/)).toBeInTheDocument();

    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/网络已断开/)).not.toBeInTheDocument();
    online.mockRestore();
  });
});

describe('an unknown page', () => {
  const trail = () => within(screen.getByRole('navigation', { name: '面包屑' }));

  test.each(['/no/such/page', '/about/nothing', '/guide/more', '/list/other', '/search/more'])(
    '%s is unknown, and it leads on',
    async (at) => {
      await renderLayout({ at });
      expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument();
      expect(trail().getByText('页面不存在')).toHaveAttribute('aria-current', 'page');
      expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
      expect(screen.getByRole('link', { name: '浏览服务项目' })).toHaveAttribute('href', '/project');
      await waitFor(() => expect(document.title).toMatch(/^页面不存在 - /));
    },
  );

  test.each([
    ['/member/integral', '我的积分'],
    ['/experiment/demand', '需求列表'],
    ['/member/invite/', '邀请好友'],
  ])('%s is known as %s, though not there yet', async (at, name) => {
    await renderLayout({ at, noPages: true });
    expect(await screen.findByRole('heading', { name: '该栏目尚未开放' })).toBeInTheDocument();
    expect(trail().getByText(name)).toHaveAttribute('aria-current', 'page');
  });
});
