import { expectAccessible } from './portal/axe';
import { certify, memberPassword, newMember } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { paidOrder } from './portal/paidOrder';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

for (const width of journeyWidths(1440))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 }, contextOptions: { reducedMotion: 'reduce' } });

    test('a member applies as a promoter, earns a rebate by the link, and withdraws it', async ({
      page,
      context,
      portal,
    }) => {
      const phone = newPhone();
      await newMember(page.request, portal, phone);
      await signIn(context, portal.url, { account: phone, password: memberPassword });
      await page.goto('/member/promotion');
      const form = page.getByRole('form', { name: '推广申请' });
      await form.getByLabel(/^推广渠道/).fill('课题组');
      await expectAccessible(page);
      await form.getByRole('button', { name: '申请成为推广员' }).dblclick();
      await expect(page.getByText(/^申请已于/)).toBeVisible();
      await portal.staff('promoter', 'refuse', phone, '--note', '请补充人数');
      await page.reload();
      await expect(page.getByText('请补充人数')).toBeVisible();
      await form.getByLabel(/^推广渠道/).fill('课题组，约 30 人');
      await form.getByRole('button', { name: '重新申请' }).click();
      await expect(page.getByText(/^申请已于/)).toBeVisible();
      await portal.staff('promoter', 'approve', phone);
      await page.reload();
      await expect(page.getByRole('img', { name: /^推广海报/ })).toHaveAttribute('src', /^data:image\/png/);
      const code = /P\w{7,}$/m.exec(await page.getByRole('group', { name: '邀请码' }).innerText())?.[0] ?? '';

      const token = await newMember(page.request, portal, newPhone(), code);
      await certify(page.request, token);
      await paidOrder(page.request, portal, token, 8);
      await page.reload();
      await expect(page.getByRole('list', { name: '推广成果' })).toContainText('付款1 人 · 100%');
      await expect(page.getByRole('table', { name: '返利明细' })).toContainText('¥120.00');
      const rebate = page.getByRole('region', { name: '我的返利' });
      await rebate.getByRole('button', { name: '申请提现' }).click();
      const payee = page.getByRole('dialog', { name: '收款账户' });
      await payee.getByLabel(/^户名/).fill('林晓');
      await payee.getByLabel(/^开户银行/).fill('示例银行南京分行');
      await payee.getByLabel(/^银行账号/).fill('6222 0000 0000 1234');
      await payee.getByRole('checkbox', { name: /^我单独同意/ }).check();
      await payee.getByRole('button', { name: '保存' }).click();
      const withdraw = page.getByRole('dialog', { name: '申请提现' });
      await withdraw.getByRole('button', { name: '全部' }).click();
      await expectAccessible(page);
      await withdraw.getByRole('button', { name: '提交' }).dblclick();
      await expect(withdraw).toHaveCount(0);

      await page.getByRole('link', { name: '提现记录' }).click();
      const records = page.getByRole('list', { name: '提现记录' }).getByRole('listitem');
      await expect(records).toHaveCount(1);
      await expect(records).toContainText('待打款');
      await records.getByRole('button', { name: /^取消提现/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: '取消提现' }).dblclick();
      await expect(records).toContainText('已取消');
      await rebate.getByRole('button', { name: '申请提现' }).click();
      await withdraw.getByLabel(/^提现金额/).fill('100');
      await withdraw.getByRole('button', { name: '提交' }).click();
      await expect(records).toHaveCount(2);
      const waiting = (await records.first().getAttribute('aria-label')) ?? '';
      await portal.staff('withdrawal', 'pay', waiting, '6222000000001234', '--reference', 'BT1');
      await page.reload();
      await expect(records.first()).toContainText('银行流水号 BT1');
      await expect(rebate).toContainText('¥20.00');
      await expectAccessible(page);
    });
  });
