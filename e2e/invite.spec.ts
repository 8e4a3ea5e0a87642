import { expectAccessible } from './portal/axe';
import { register } from './portal/form';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { paidOrder } from './portal/paidOrder';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

for (const width of journeyWidths(375))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 }, contextOptions: { reducedMotion: 'reduce' } });

    test('who registers by the link of an invitation and pays a first order brings a coupon for both', async ({
      page,
      context,
      browser,
      portal,
    }) => {
      const part = String(width).slice(0, 3);
      const inviter = newPhone();
      const friend = newPhone();
      const name = `好友礼 ${part}`;
      const offer = `FRIEND${part}`;
      await portal.staff('coupon', 'add', offer, '--name', name, '--amount', '30', '--ends', '2099-12-31');
      await portal.staff('setting', 'set', 'inviteOffer', `"${offer}"`);
      await newMember(page.request, portal, inviter);
      await signIn(context, portal.url, { account: inviter, password: memberPassword });
      await page.goto('/member/invite');
      await expect(page.getByText('还没有好友注册')).toBeVisible();
      await expect(page.getByRole('group', { name: '邀请奖励' })).toContainText('减 ¥30.00');
      const poster = page.getByRole('img', { name: /^邀请海报/ });
      await expect(poster).toHaveAttribute('src', /^data:image\/png/);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: '保存海报' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('邀请海报.png');
      await expectAccessible(page);
      const text = await page.getByRole('group', { name: '链接' }).innerText();
      const link = /http\S+\/invited\/\w+/.exec(text)?.[0] ?? '';

      const guest = await browser.newContext({ baseURL: portal.url, viewport: { width, height: 812 } });
      const tab = await guest.newPage();
      await tab.goto(link);
      await register(tab, portal, friend, memberPassword);
      const login = { account: friend, password: memberPassword };
      const { token } = await post<{ token: string }>(guest.request, 'open/login', login);
      await page.reload();
      const records = page.getByRole('table', { name: '邀请记录' });
      await expect(records).toContainText('已注册');
      await certify(guest.request, token);
      await paidOrder(guest.request, portal, token, 1);

      // A job issues the coupons after the payment.
      await expect(async () => {
        await page.reload();
        await expect(records).toContainText('已发券', { timeout: 5000 });
      }).toPass();
      await expect(records.getByText(name)).toHaveCount(2);
      await page.goto('/member/coupon');
      await expect(page.getByRole('listitem', { name })).toBeVisible();
      const theirs = await post<{ list: readonly { name: string }[] }>(
        guest.request,
        'auth/coupon/list',
        { state: 'usable' },
        token,
      );
      expect(theirs.list.map((coupon) => coupon.name)).toEqual([name]);
      await guest.close();
    });
  });
