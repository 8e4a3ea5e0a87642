import { member, Refused } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderLayout } from '../renderLayout';

/** A fake server with one unread and one read notice, which can be marked as read. */
function box() {
  let unread = true;
  const notice = { text: '订单 1001', link: '/member/order/o1', created: '2026-11-21T01:30:00+00:00' };
  return {
    'auth/message/list': () => ({
      total: 2,
      unread: unread ? 1 : 0,
      list: [
        {
          rid: 'm2',
          title: '数据已交付',
          ...notice,
          read: !unread,
          older: [{ rid: 'm1', title: '已收样', ...notice, read: true }],
        },
      ],
    }),
    'auth/message/read': () => {
      unread = false;
      return { unread: 0 };
    },
  };
}

const bell = () => screen.getByRole('button', { name: /^通知/ });

describe('the bell', () => {
  test("shows the number of unread notices and the newest ones with the lab's time", async () => {
    const { visitor, server } = await renderLayout({ user: member(), server: box() });
    await waitFor(() => expect(bell()).toHaveAccessibleName('通知，1 条未读'));
    await visitor.click(bell());

    const link = screen.getByRole('link', { name: /数据已交付/ });
    expect(link).toHaveTextContent('未读');
    expect(link).toHaveTextContent('2026-11-21 09:30');
    await visitor.click(screen.getByText('更早 1 条'));
    expect(screen.getByRole('link', { name: /已收样/ })).not.toHaveTextContent('未读');
    expect(server.unexpected).toEqual([]);
  });

  test('following a notice marks it as read', async () => {
    const { visitor, server, router, session } = await renderLayout({ user: member(), server: box() });
    await waitFor(() => expect(bell()).toHaveAccessibleName('通知，1 条未读'));
    await visitor.click(bell());
    await visitor.click(screen.getByRole('link', { name: /数据已交付/ }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/member/order/o1'));
    expect(server.inputs('auth/message/read')).toEqual([{ link: '/member/order/o1' }]);
    await waitFor(() => expect(session.messageCount).toBe(0));
    expect(bell()).toHaveAccessibleName('通知');
  });

  test('all notices can be marked as read at once', async () => {
    const { visitor, server } = await renderLayout({ user: member(), server: box() });
    await waitFor(() => expect(bell()).toHaveAccessibleName('通知，1 条未读'));
    await visitor.click(bell());
    await visitor.click(screen.getByRole('button', { name: '全部已读' }));

    await waitFor(() => expect(bell()).toHaveAccessibleName('通知'));
    expect(server.inputs('auth/message/read')).toEqual([{}]);
    expect(screen.queryByRole('button', { name: '全部已读' })).not.toBeInTheDocument();
  });

  test('older notices are on further pages of the bell', async () => {
    const notice = { text: '订单 1001', link: '/member', created: '2026-11-21T01:30:00+00:00', read: true };
    const { visitor, server } = await renderLayout({
      user: member(),
      server: {
        'auth/message/list': ({ page }) => ({
          total: 7,
          unread: 0,
          list: [{ rid: `m${page}`, title: `通知 ${page}`, ...notice }],
        }),
      },
    });
    await visitor.click(bell());
    expect(await screen.findByRole('link', { name: /通知 1/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '较新' })).toBeDisabled();
    await visitor.click(screen.getByRole('button', { name: '更早' }));
    expect(await screen.findByRole('link', { name: /通知 2/ })).toBeInTheDocument();
    expect(screen.getByText('第 2 / 2 页')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '更早' })).toHaveAttribute('aria-disabled', 'true');
    expect(server.inputs('auth/message/list').at(-1)).toEqual({ page: 2, size: 5, grouped: true });
    await visitor.click(screen.getByRole('button', { name: '较新' }));
    expect(await screen.findByRole('link', { name: /通知 1/ })).toBeInTheDocument();
  });

  test('without notices it says what they are for', async () => {
    const { visitor, server } = await renderLayout({ user: member() });
    await visitor.click(bell());
    expect(await screen.findByText(/还没有通知/)).toBeInTheDocument();
    expect(server.unexpected).toEqual([]);
  });

  test('after a failed load the notices can be loaded again', async () => {
    const failing = {
      'auth/message/list': () => {
        throw new Refused('unavailable');
      },
    };
    const { visitor, server } = await renderLayout({ user: member(), server: failing });
    await visitor.click(bell());
    expect(await screen.findByText('服务暂时不可用，请稍后再试')).toBeInTheDocument();

    server.on(box());
    await visitor.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: /数据已交付/ })).toBeInTheDocument();
  });
});
