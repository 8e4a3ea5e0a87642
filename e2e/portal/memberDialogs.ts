import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The topmost dialog. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();

/** Opens a page and presses its first button with this name. */
async function press(page: Page, path: string, name: string | RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name }).first().click();
}

/** Opens the page of the demo member's first order of a tab, or of the first with a text. */
async function openOrder(page: Page, tab: string, hasText: string | RegExp = /./): Promise<void> {
  await page.goto(`/member/order?state=${tab}`);
  const rows = page.getByRole('list', { name: '订单' }).getByRole('listitem');
  const row = rows.filter({ hasText }).first();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/member\/order\/[\w-]+$/);
}

/** Opens a tab of the group that the demo member owns and presses its first button with this name. */
async function pressInCluster(page: Page, tab: string, name: string | RegExp): Promise<void> {
  await page.goto('/member/communityMg');
  const link = page.getByRole('link', { name: /课题组$/ }).first();
  await press(page, `${await link.getAttribute('href')}?tab=${tab}`, name);
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The demo member's dialogs by their titles, each with what opens it. */
export const memberDialogs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  转赠积分: (page) => press(page, '/member/integral', '转赠积分'),
  '兑换“实验记录本”': (page) => press(page, '/member/integral', '兑换：实验记录本'),
  收款账户: (page) => press(page, '/member/promotion', '修改收款账户'),
  取消提现: (page) => press(page, '/member/promotion?tab=withdrawals', /^取消提现/),
  机时改期: async (page) => {
    await press(page, '/member/order?kind=reservation', /^改期/);
    await dialogOf(page).locator('[data-state=free]').first().click();
  },
  导入样品清单: async (page) => {
    await press(
      page,
      '/experiment/order?device=xrd&choice=range:r10_80&choice=speed:v10&choice=form:powder&count=3',
      '粘贴或上传清单',
    );
    await dialogOf(page).getByLabel('粘贴清单').fill('样品名称,形态\n石墨,粉沫\n硅碳,粉末');
    await expect(dialogOf(page).getByText(/^第 2 行“样品形态”：没有“粉沫”/)).toBeVisible();
  },
  打印寄样标签: async (page) => {
    await openOrder(page, 'awaiting_sample', /紫外/);
    await page.getByRole('main').getByRole('button', { name: '打印寄样标签' }).click();
  },
  付款: (page) => press(page, '/member/prestore#credit', '付款'),
  撤回额度申请: (page) => press(page, '/member/prestore#credit', /^撤回申请/),
  新增地址: (page) => press(page, '/member/address', '新增地址'),
  删除地址: (page) => press(page, '/member/address', '删除'),
  新增抬头: (page) => press(page, '/member/invoiceMg', '新增抬头'),
  删除抬头: (page) => press(page, '/member/invoiceMg', /^删除/),
  申请开票: async (page) => {
    await page.goto('/member/invoiceLs');
    await page.getByRole('main').getByRole('link', { name: '申请开票' }).click();
    await dialogOf(page).getByRole('checkbox').first().click();
  },
  申请红冲: async (page) => {
    await page.goto('/member/invoiceLs?state=issued');
    await page
      .getByRole('link', { name: /^查看详情/ })
      .last()
      .click();
    await dialogOf(page).getByRole('button', { name: '申请红冲' }).click();
  },
  余额支付: async (page) => {
    await page.goto('/member/unpaid');
    // The only unpaid statement is open at once.
    const main = page.getByRole('main');
    const entry = main.getByRole('button', { name: /^去付款/ }).first();
    const pay = main.getByRole('button', { name: '余额支付' }).first();
    await expect(entry.or(pay).first()).toBeVisible();
    if (!(await pay.isVisible())) await entry.click();
    await pay.click();
    await dialogOf(page).getByRole('checkbox').first().click();
  },
  撤回: (page) => press(page, '/member/information', /^撤回/),
  创建社群: (page) => press(page, '/member/communityMg', '创建社群'),
  邀请成员: (page) => pressInCluster(page, 'overview', '邀请成员'),
  转入资金: (page) => pressInCluster(page, 'money', '转入'),
  转出资金: (page) => pressInCluster(page, 'money', '转出'),
  拒绝付款: (page) => pressInCluster(page, 'approvals', /^拒绝付款/),
  解散社群: async (page) => {
    await pressInCluster(page, 'overview', /^更多/);
    await page.getByRole('button', { name: '解散社群' }).click();
    await expect(dialogOf(page).getByText('解散前须先处理：')).toBeVisible();
  },
  上门取样预约: (page) => press(page, '/member/order?kind=visit', '预约上门取样'),
  修改手机号: (page) => press(page, '/member/information', '修改手机号'),
  修改邮箱: (page) => press(page, '/member/information', '修改邮箱'),
  修改登录密码: (page) => press(page, '/member/information', '修改登录密码'),
  退出其他设备: async (page) => {
    const another = { account: '13800000000', password: 'Portal-2026' };
    await page.request.post('/api/open/login', { data: another });
    await press(page, '/member/information', '退出其他设备');
  },
  申请寄回样品: async (page) => {
    await page.goto('/member/sample?state=stored');
    await page
      .getByRole('checkbox', { name: /^选择样品/ })
      .first()
      .click();
    await page.getByRole('button', { name: '申请寄回' }).click();
  },
  打印样品标签: async (page) => {
    await page.goto('/member/sample');
    await page
      .getByRole('checkbox', { name: /^选择样品/ })
      .first()
      .click();
    await page.getByRole('button', { name: '打印标签' }).click();
  },
  存为常用查询: (page) => press(page, '/member/oquery?device=XRD', '存为常用查询'),
  移除项目: (page) => press(page, '/experiment/plan', /^移除/),
  一键下单: async (page) => {
    await press(page, '/experiment/plan', '一键下单');
    await expect(dialogOf(page).getByText('应付合计')).toBeVisible();
  },
  修改检测选项: (page) => press(page, '/experiment/plan', /^修改.*的选项/),
  分享方案: (page) => press(page, '/experiment/plan', '分享方案'),
  签署协议: async (page) => {
    await page.goto('/experiment/contract?state=open');
    await page.getByRole('list', { name: '协议' }).getByRole('link').first().click();
    await page.getByRole('button', { name: '在线签署协议' }).first().click();
  },
  上传签字件: async (page) => {
    await page.goto('/experiment/contract?state=open');
    await page.getByRole('list', { name: '协议' }).getByRole('link').first().click();
    await page.getByRole('button', { name: '上传签字件' }).first().click();
    const files = ['1.png', '2.png'].map((name) => ({ name, mimeType: 'image/png', buffer: onePixel }));
    await dialogOf(page).getByLabel('签字件', { exact: true }).setInputFiles(files);
    await expect(dialogOf(page).getByRole('img', { name: '第 2 页：2.png' })).toBeVisible();
  },
  快递单号: (page) => press(page, '/member/order?state=sample', '填写快递单号'),
  取消订单: async (page) => {
    await press(page, '/member/order?state=submitted', /^更多/);
    await page.getByRole('button', { name: '取消订单' }).click();
    await dialogOf(page).getByText('其他', { exact: true }).click();
  },
  对数据有疑问: async (page) => {
    await openOrder(page, 'delivered');
    await page.getByRole('button', { name: '对数据有疑问' }).click();
  },
};
