import { field } from './portal/form';
import {
  begin,
  certify,
  confirm,
  deliver,
  handIn,
  invoice,
  look,
  orderAgain,
  orderDirectly,
  place,
  transfer,
} from './portal/life';
import { voucher } from './portal/paidOrder';
import { expect, test } from './portal/test';

for (const [index, width] of [375, 1440].entries())
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 860 } });
    test.slow();

    test('a student posts a sample, from the registration to the invoice and the next order, in at most 45 clicks', async ({
      page,
      portal,
    }) => {
      const life = await begin(page, portal, `1581001000${index}`);
      await orderDirectly(life, 'xrd');
      await certify(life, '学生', '示例大学');
      await page.getByLabel('样品名称 1').fill('氧化铈粉末');
      await page.getByLabel('样品形态 1').selectOption('粉末');
      await page.getByRole('radiogroup', { name: '样品处理' }).getByText('测试后留存').click();
      const code = await place(life);
      await page.getByRole('button', { name: /^填写快递单号/ }).click();
      const express = page.getByRole('dialog', { name: '填写快递单号' });
      await express.getByText('中通快递').click();
      await express.getByLabel(/快递单号/).fill(`zt7700${width}`);
      await express.getByRole('button', { name: /保存|提交/ }).click();
      await deliver(life, code, ['receive', 'confirm', 'test']);
      await look(life);
      await confirm(life);
      await transfer(life, `示例大学 ${width}`, '60');
      await invoice(life, '示例大学');
      await orderAgain(life, code);
      await expect(page.getByRole('main')).toContainText('X 射线粉末衍射');
      expect(life.clicks()).toBeLessThanOrEqual(45);
    });

    test('a company orders, prepays, has its statement paid by that and gets the invoice, in at most 50 clicks', async ({
      page,
      portal,
    }) => {
      const life = await begin(page, portal, `1581002000${index}`);
      await orderDirectly(life, 'xrd');
      await certify(life, '企业', '示例科技有限公司');
      await page.getByLabel('样品名称 1').fill('催化剂');
      await page.getByLabel('样品形态 1').selectOption('粉末');
      await page.getByRole('radiogroup', { name: '样品处理' }).getByText('测试后留存').click();
      const code = await place(life);
      await portal.staff('confirm', code);
      await handIn(life);
      await page.goto('/member/prestore');
      await page.getByRole('button', { name: /^预存 ¥10,000.00/ }).click();
      const prestore = page.getByRole('dialog', { name: '我要预存' });
      await prestore.getByLabel(/^付款人/).fill('示例科技有限公司');
      await prestore.locator('input[type=file]').setInputFiles(voucher);
      await prestore.getByRole('button', { name: '提交申请' }).click();
      await expect(prestore).toHaveCount(0);
      const application = page.getByRole('list', { name: '预存申请' }).getByRole('listitem');
      const prepaid = (await application.getAttribute('aria-label')) ?? '';
      await portal.staff('prestore', 'approve', prepaid, '--amount', '10000');
      // The signed agreement and the money that arrived move the order on by themselves.
      await expect.poll(() => portal.staff('show', code), { timeout: 60_000 }).toContain('待寄样');
      await deliver(life, code, ['receive', 'test']);
      await page.goto('/member/order');
      await page
        .getByRole('listitem')
        .filter({ hasText: code })
        .first()
        .click({ position: { x: 40, y: 30 } });
      await look(life);
      // What was reserved for the order pays the statement when it is confirmed.
      await confirm(life);
      await invoice(life, '示例科技有限公司');
      await orderAgain(life, code);
      await expect(page.getByRole('main')).toContainText('X 射线粉末衍射');
      expect(life.clicks()).toBeLessThanOrEqual(50);
    });

    test('a researcher has data analysed, from the file to the invoice and the next order, in at most 40 clicks', async ({
      page,
      portal,
    }) => {
      const life = await begin(page, portal, `1581003000${index}`);
      await orderDirectly(life, 'rietveld');
      await certify(life, '教师', '示例大学');
      await page.getByLabel('待分析数据文件').setInputFiles({
        name: '衍射.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('2θ,强度\n10,1\n20,2\n'),
      });
      await expect(page.getByText(/已上传/)).toBeVisible();
      await field(page, '备注').fill('请给出晶胞参数');
      const code = await place(life);
      await expect(page.getByRole('list', { name: '待分析数据' })).toContainText('衍射.csv');
      await deliver(life, code, ['confirm', 'test']);
      await look(life);
      await confirm(life);
      await transfer(life, `示例研究所 ${width}`, '300');
      await invoice(life, '示例大学');
      await orderAgain(life, code);
      await expect(page.getByRole('main')).toContainText('精修');
      expect(life.clicks()).toBeLessThanOrEqual(40);
    });
  });
