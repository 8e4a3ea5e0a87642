import { agree, field, logIn, register } from './portal/form';
import { takenOver } from './portal/mark';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

const password = 'Quiet-Harbour-26';

for (const width of journeyWidths(375)) {
  test(`at ${width} px a member without a consent can only agree or log out`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 800 });
    const phone = width === 375 ? '13700000001' : '13700000002';
    await page.request.post('/api/open/code4sms', { data: { phone, useFor: 0 } });
    const code = /\d{6}/.exec(await portal.text(phone, '验证码'))?.[0] ?? '';
    await page.request.post('/api/open/sign', { data: { phone, code, password } });
    await page.goto('/member/order');
    const login = page.getByRole('dialog', { name: '登录' });
    await field(login, '用户名/手机号').fill(phone);
    await field(login, '密码').fill(password);
    await login.getByRole('button', { name: '登录', exact: true }).click();
    const ask = page.getByRole('dialog', { name: '请阅读并同意后继续' });
    await expect(ask).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(ask).toBeVisible();

    await test.step('the documents can be read', async () => {
      const opened = page.waitForEvent('popup');
      await ask.getByRole('link', { name: '《隐私政策》' }).click();
      const text = await opened;
      await expect(text.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
      await expect(text.getByRole('dialog')).toHaveCount(0);
      await text.close();
    });

    await agree(ask);
    await ask.getByRole('button', { name: '同意并继续' }).click();
    await expect(ask).toHaveCount(0);
    await page.goto('/member/information');
    await expect(page.getByRole('list', { name: '协议与授权' }).getByRole('listitem')).toHaveCount(2);

    await test.step('a withdrawal logs out, and the next login asks again', async () => {
      await page.getByRole('button', { name: '撤回对服务协议的同意' }).click();
      await page.getByRole('button', { name: '撤回并退出登录' }).click();
      await expect(page.getByText('已撤回同意，并退出登录')).toBeVisible();
      await page.goto('/member/center');
      await field(login, '用户名/手机号').fill(phone);
      await field(login, '密码').fill(password);
      await login.getByRole('button', { name: '登录', exact: true }).click();
      await expect(ask).toBeVisible();
      await expect(ask.getByText('《隐私政策》')).toHaveCount(0);
      await ask.getByRole('button', { name: '退出登录' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
    });
  });
}

test('after a registration with the ticked box the dialog is not shown', async ({ page, portal }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: '注册', exact: true }).click();
  await register(page, portal, '13700000003', password);
  await expect(field(page.getByRole('dialog'), '密码')).toBeFocused();
  await logIn(page, '13700000003', password);
  await expect(page.getByRole('dialog', { name: '资料认证' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: '请阅读并同意后继续' })).toHaveCount(0);
});

test('the browser of a visitor stores no personal data', async ({ page, context }) => {
  for (const path of ['/', '/project', '/detail/xrd', '/search?kw=sem']) {
    await page.goto(path);
    await takenOver(page);
  }
  const stored = async () => {
    const { cookies, origins } = await context.storageState();
    return [cookies, ...origins.map(({ localStorage }) => localStorage)].map((entries) =>
      entries.map(({ name }) => name).sort(),
    );
  };
  await expect.poll(stored).toEqual([['portal.browser'], ['portal.projectType', 'portal.webSetting']]);
});
