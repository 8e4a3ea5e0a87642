import { screen, waitFor } from '@testing-library/react';
import { openLogin } from '../testing/openLogin';

describe('the login dialog', () => {
  test('is a modal with logo, copyright and ICP record, and named by its pane', async () => {
    const { visitor } = await openLogin();
    const dialog = screen.getByRole('dialog', { name: '登录' });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveTextContent('示例检测');
    expect(dialog).toHaveTextContent(`© ${new Date().getFullYear()} 示例检测技术有限公司`);
    expect(dialog).toHaveTextContent('浙ICP备00000000号');

    await visitor.click(screen.getByRole('button', { name: '立即注册' }));
    expect(screen.getByRole('dialog', { name: '注册' })).toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: '返回登录' }));
    expect(screen.getByRole('dialog', { name: '登录' })).toBeInTheDocument();
  });

  test('keeps the input after a change of tab and of pane', async () => {
    const { visitor } = await openLogin();
    await visitor.type(screen.getByLabelText(/^用户名/), 'linxiao');
    await visitor.click(screen.getByRole('tab', { name: '验证码登录' }));
    await visitor.type(screen.getByLabelText(/^手机号/), '138');
    await visitor.click(screen.getByRole('button', { name: '立即注册' }));
    await visitor.type(screen.getByLabelText(/^邀请码/), 'ABC');
    await visitor.click(screen.getByRole('button', { name: '返回登录' }));

    expect(screen.getByLabelText(/^手机号/)).toHaveValue('138');
    await visitor.click(screen.getByRole('tab', { name: '密码登录' }));
    expect(screen.getByLabelText(/^用户名/)).toHaveValue('linxiao');
    await visitor.click(screen.getByRole('button', { name: '立即注册' }));
    expect(screen.getByLabelText(/^邀请码/)).toHaveValue('ABC');
  });

  test('arrow keys move along the tabs', async () => {
    const { visitor } = await openLogin();
    await visitor.click(screen.getByRole('tab', { name: '密码登录' }));
    await visitor.keyboard('{ArrowRight}{Enter}');

    expect(screen.getByRole('tab', { name: '验证码登录' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: '验证码登录' })).toBeInTheDocument();
  });

  test.each(['button', 'Escape'])('%s closes the dialog and leaves the page unchanged', async (way) => {
    const { visitor, router } = await openLogin({ at: '/?from=test' });
    if (way === 'button') await visitor.click(screen.getByRole('button', { name: '关闭' }));
    else await visitor.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?from=test');
  });
});
