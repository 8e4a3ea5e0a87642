import { expectAccessible } from './portal/axe';
import { certify, memberPassword, newMember } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

/** A picture of 4 by 2 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGM4IScHRwzIHABvCgghBqXSdgAAAABJRU5ErkJggg==',
  'base64',
);

for (const width of journeyWidths(375))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('a member prepays with a photograph of the voucher, and sees the money in balance, entries and charts', async ({
      page,
      context,
      portal,
    }) => {
      const phone = newPhone();
      await certify(page.request, await newMember(page.request, portal, phone));
      await signIn(context, portal.url, { account: phone, password: memberPassword });
      await page.goto('/member/prestore');
      await expect(page.getByText('还没有收支')).toBeVisible();
      await page.getByRole('link', { name: '预存与转账' }).click();
      await page.getByRole('button', { name: /^预存 ¥10,000.00/ }).click();
      const dialog = page.getByRole('dialog', { name: '我要预存' });
      await dialog.getByLabel(/^付款人/).fill('示例大学');
      await dialog.getByRole('button', { name: '在日历中选择付款日期' }).click();
      const calendar = page.getByRole('dialog', { name: '付款日期' });
      await expectAccessible(page);
      await calendar.getByRole('button', { name: '取消' }).click();
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: '回单.png', mimeType: 'image/png', buffer: png });
      const preview = dialog.getByRole('img', { name: '回单.png 的预览' });
      const heightOf = () =>
        preview.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalHeight : 0));
      await expect.poll(heightOf).toBe(2);
      await dialog.getByRole('button', { name: '旋转 90°' }).click();
      await expect.poll(heightOf).toBe(4);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '提交申请' }).dblclick();
      await expect(dialog).toHaveCount(0);

      const applications = page.getByRole('list', { name: '预存申请' }).getByRole('listitem');
      await expect(applications).toHaveCount(1);
      await expect(applications).toContainText('待审核');
      const code = (await applications.getAttribute('aria-label')) ?? '';
      await portal.staff('prestore', 'approve', code, '--amount', '10000');
      await page.reload();
      await expect(applications).toContainText('已到账');
      await page.getByRole('link', { name: '预存款' }).click();
      await expect(page.getByRole('region', { name: '余额' })).toContainText('¥10,000.00');
      await expect(page.getByRole('table', { name: '收支明细' })).toContainText('+¥10,000.00');
      await expect(page.getByRole('region', { name: '近 12 个月' }).locator('svg').first()).toBeVisible();
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: '对账单' }).click();
      expect((await waiting).suggestedFilename()).toMatch(/^对账单-.*\.pdf$/);
    });
  });
