import type { Page } from '@playwright/test';
import { field } from './portal/form';
import {
  begin,
  certify,
  deliver,
  handIn,
  type Life,
  look,
  orderAgain,
  orderDirectly,
  place,
  shanghai,
} from './portal/life';
import { confirm, foundGroup, invoice, payByGroup, prepay, transfer } from './portal/lifeMoney';
import { newPhone } from './portal/newPhone';
import { choosePickup } from './portal/pickup';
import { expect, test } from './portal/test';
import { journeyWidths, soakWidths } from './portal/widths';

/**
 * A life at these widths. A student's and a company's are lived in each `npm test`, at one width; what is particular about the others
 * (files, pick-up, groups, instrument time) has journeys of its own, so that they are lived in soak.
 */
function liveThrough(
  widths: readonly number[],
  title: string,
  live: (life: Life, width: number) => Promise<void>,
) {
  for (const width of widths)
    test(`at ${width} px ${title}`, async ({ page, portal }) => {
      test.slow();
      await page.setViewportSize({ width, height: 860 });
      await live(await begin(page, portal, newPhone()), width);
    });
}

liveThrough(
  journeyWidths(375),
  'a student posts a sample, from the registration to the invoice and the next order, in at most 45 clicks',
  async (life, width) => {
    const { page } = life;
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
  },
);

liveThrough(
  journeyWidths(1440),
  'a company orders, prepays, has its statement paid by that and gets the invoice, in at most 50 clicks',
  async (life) => {
    const { page } = life;
    await orderDirectly(life, 'xrd');
    await certify(life, '企业', '示例科技有限公司');
    await page.getByLabel('样品名称 1').fill('催化剂');
    await page.getByLabel('样品形态 1').selectOption('粉末');
    await page.getByRole('radiogroup', { name: '样品处理' }).getByText('测试后留存').click();
    const code = await place(life);
    await life.portal.staff('confirm', code);
    await handIn(life);
    await prepay(life, '10,000.00', '示例科技有限公司');
    // The signed agreement and the money that arrived move the order on by themselves.
    await expect.poll(() => life.portal.staff('show', code), { timeout: 60_000 }).toContain('待寄样');
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
  },
);

liveThrough(
  soakWidths,
  'a researcher has data analysed, from the file to the invoice and the next order, in at most 40 clicks',
  async (life, width) => {
    const { page } = life;
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
  },
);

liveThrough(
  soakWidths,
  'a teacher has samples picked up and pays with the money of the group, up to the invoice and the next order, in at most 60 clicks',
  async (life, width) => {
    const { page } = life;
    await orderDirectly(life, 'xrd');
    await certify(life, '教师', '示例大学', shanghai);
    await page.getByLabel('样品名称 1').fill('磷酸铁锂');
    await page.getByLabel('样品形态 1').selectOption('粉末');
    await choosePickup(page);
    await page.getByRole('radiogroup', { name: '样品处理' }).getByText('测试后留存').click();
    const code = await place(life);
    await expect(page.getByRole('main')).toContainText('上门取样');
    await expect(page.getByRole('main')).toContainText('示例街 8 号 2 单元 301');
    await deliver(life, code, ['receive', 'confirm', 'test']);
    await look(life);
    await confirm(life);
    await prepay(life, '10,000.00', '示例大学');
    await foundGroup(life, `粉末课题组 ${width}`, '500');
    await payByGroup(life, `粉末课题组 ${width}`);
    await invoice(life, '示例大学');
    await orderAgain(life, code);
    await expect(page.getByRole('main')).toContainText('X 射线粉末衍射');
    expect(life.clicks()).toBeLessThanOrEqual(60);
  },
);

liveThrough(
  soakWidths,
  'a teacher works at an instrument, from the booked hour to the invoice and the next order, in at most 45 clicks',
  async (life, width) => {
    const { page } = life;
    await page.goto('/detail/onsite-sem');
    await chooseHour(page);
    await page.getByRole('button', { name: '保留机时' }).click();
    await certify(life, '教师', '示例大学');
    await page.getByRole('button', { name: '去下单（1 小时）' }).click();
    const code = await place(life);
    await expect(page.getByRole('main')).toContainText('加入日历');
    await deliver(life, code, ['confirm', 'test']);
    await look(life);
    await confirm(life);
    await transfer(life, `示例大学机时 ${width}`, '500');
    await invoice(life, '示例大学');
    await orderAgain(life, code);
    expect(life.clicks()).toBeLessThanOrEqual(45);
  },
);

/** Chooses the first free hour of next week. */
async function chooseHour(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '预约机时' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: '下一周' }).click();
  await expect(page.locator('[aria-busy=true] [data-state=free]')).toHaveCount(0);
  await page.locator('[data-state=free]').first().click();
}
