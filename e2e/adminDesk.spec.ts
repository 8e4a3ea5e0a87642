import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible, expectReadable } from './portal/axe';
import { countClicks, effortFrom } from './portal/clicks';
import { logInAtDesk } from './portal/deskLogin';
import { field } from './portal/form';
import { withLaterPortal } from './portal/later';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { savePicture } from './portal/savePicture';
import { expect, test } from './portal/test';
import { ofMonth, withLooks } from './portal/widths';

test.use({ ownPortal: 'quietDesks' });

test('an admin adds a colleague, who logs in with the password that was shown once; roles, lock and audit follow', async ({
  page,
  browser,
  portal,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.getByRole('link', { name: '管理' }).click();
  const row = page.getByRole('row').filter({ hasText: 'wang.fang' });

  const password = await test.step('a colleague is added', async () => {
    await page.getByRole('button', { name: '新增账号' }).click();
    const dialog = page.getByRole('dialog', { name: '新增账号' });
    await dialog.getByRole('textbox', { name: /用户名/ }).fill('wang.fang');
    await dialog.getByRole('textbox', { name: /姓名/ }).fill('王芳');
    await dialog.getByRole('checkbox', { name: '实验室' }).check();
    await expectAccessible(page);
    await savePicture(page, info.outputPath('add.png'));
    await dialog.getByRole('button', { name: '新增', exact: true }).click();
    const shown = page.getByRole('dialog', { name: 'wang.fang 的密码' });
    const given = (await shown.getByLabel('密码', { exact: true }).textContent()) ?? '';
    await expectAccessible(page);
    await savePicture(page, info.outputPath('password.png'));
    await shown.getByRole('button', { name: '已交给本人' }).click();
    await expect(row).toContainText('实验室');
    return given;
  });

  const other = await browser.newContext();
  const colleague = await other.newPage();
  await test.step('the colleague logs in, and chooses an own password', async () => {
    await colleague.goto(`${portal.url}/staff`);
    await field(colleague, '用户名/手机号').fill('wang.fang');
    await field(colleague, '密码').fill(password);
    await colleague.getByRole('button', { name: '登录', exact: true }).click();
    await expect(colleague.getByRole('button', { name: '登录', exact: true })).toHaveCount(0);
    await expect(colleague.getByText(/密码/).first()).toBeVisible();
  });

  await test.step('the own account can neither be locked nor lose the role', async () => {
    const own = page
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell', { name: 'staff', exact: true }) });
    await expect(own.getByRole('button', { name: /停用/ })).toHaveCount(0);
    await own.getByRole('button', { name: '角色 staff' }).click();
    const dialog = page.getByRole('dialog', { name: '角色 staff' });
    await expect(dialog.getByRole('checkbox', { name: '管理员' })).toBeDisabled();
    await dialog.getByRole('button', { name: '取消' }).click();
  });

  await test.step('roles are changed, and the account is locked', async () => {
    await row.getByRole('button', { name: '角色 wang.fang' }).click();
    const roles = page.getByRole('dialog', { name: '角色 wang.fang' });
    await roles.getByRole('checkbox', { name: '财务' }).check();
    await roles.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('wang.fang 现在是实验室、财务')).toBeVisible();
    await row.getByRole('button', { name: '停用 wang.fang' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
    await expect(row).toContainText('已停用');
    await expectAccessible(page);
    await savePicture(page, info.outputPath('accounts.png'));
  });

  await test.step('the audit log shows what was changed, before and after', async () => {
    await page.getByRole('link', { name: '操作日志' }).click();
    await page.getByRole('textbox', { name: '对象' }).fill('wang.fang');
    await page.getByRole('button', { name: '查询' }).click();
    const acts = page.getByRole('list', { name: '操作' }).getByRole('listitem');
    await expect(acts).toHaveCount(3);
    const changed = page.getByRole('table', { name: '工作人员账号：修改角色 的改动' });
    await expect(changed.getByRole('row').nth(1)).toContainText(/lab.*lab.*finance/s);
    await expectAccessible(page);
    await savePicture(page, info.outputPath('audit.png'));
  });
  await other.close();
});

test('a setting is changed with both values shown; a bad one is named at its field, a second editor is told, visitors see it', async ({
  page,
  browser,
  portal,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '设置' }).click();
  await expect(page.getByRole('listitem', { name: '复核金额' })).toContainText('¥50,000.00');
  await expectAccessible(page);
  await page.getByRole('link', { name: '修改公司信息' }).click();
  const phone = page.getByRole('textbox', { name: /^电话/ });
  const change = async (dialogShows: string) => {
    await page.getByRole('button', { name: '保存' }).click();
    const dialog = page.getByRole('dialog', { name: '修改公司信息' });
    await expect(dialog).toContainText(dialogShows);
    await dialog.getByRole('button', { name: '修改' }).click();
  };

  await test.step('a bad address is named at its field', async () => {
    await page.getByRole('textbox', { name: /^邮箱/ }).fill('nobody');
    await change('nobody');
    await expect(page.getByRole('textbox', { name: /^邮箱/ })).toHaveAccessibleDescription(/格式不正确/);
    await page.getByRole('textbox', { name: /^邮箱/ }).fill('hello@example.com');
  });

  const other = await browser.newContext();
  const second = await other.newPage();
  await test.step('somebody else begins to write, and the first change applies', async () => {
    await logInAtDesk(second, portal, portal.url);
    await second.goto(`${portal.url}/staff/settings/localInfo`);
    await second.getByRole('textbox', { name: /^备案号/ }).fill('示例ICP备00000001号');
    await phone.fill('400-222-2222');
    await savePicture(page, info.outputPath('setting.png'));
    await change('400-222-2222');
    await expect(page.getByText('公司信息 已修改')).toBeVisible();
    await expect(page.getByRole('region', { name: '现在' })).toContainText('400-222-2222');
  });

  await test.step('the second is told what changed, and loses neither', async () => {
    await second.getByRole('button', { name: '保存' }).click();
    await second.getByRole('dialog').getByRole('button', { name: '修改' }).click();
    await expect(second.getByRole('list', { name: '被修改的内容' })).toContainText('400-222-2222');
    await savePicture(second, info.outputPath('second.png'));
    await second.getByRole('button', { name: '保存' }).click();
    await second.getByRole('dialog').getByRole('button', { name: '修改' }).click();
    await expect(second.getByText('公司信息 已修改')).toBeVisible();
  });
  await other.close();

  const visitor = await browser.newPage();
  await visitor.goto(`${portal.url}/contact`);
  await expect(visitor.getByText('400-222-2222').first()).toBeVisible();
  await expect(visitor.getByText('示例ICP备00000001号').first()).toBeVisible();
  await visitor.close();
});

test('an event that a receiver did not take is seen by an admin, who sends it again; jobs and releases stand beside', async ({
  page,
  portal,
}, info) => {
  const received: string[] = [];
  let status = 503;
  const receiver = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']));
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token, 2);
  const events = ['order.delivered'];
  const url = `http://127.0.0.1:${port}/hook`;
  const { rid } = await post<{ rid: string }>(page.request, 'auth/webhook/add', { url, events }, token);
  await post(page.request, 'auth/webhook/test', { rid }, token);

  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.goto('/staff/admin/sendings');
  const row = page
    .getByRole('table', { name: '失败的发送' })
    .getByRole('row')
    .filter({ hasText: `${port}` });
  await expect(row).toContainText('测试 TEST');
  await expect(page.getByRole('listitem', { name: '回调' })).toContainText('失败 1');
  await expect(page.getByRole('table', { name: '后台任务' })).toContainText('清理');
  await expect(page.getByRole('table', { name: '各区域的版本' })).toContainText('remote_staff');
  await expectAccessible(page);
  await savePicture(page, info.outputPath('sendings.png'), { fullPage: true });
  status = 200;
  await row.getByRole('button', { name: /^再试/ }).click();
  await expect(page.getByText('没有失败的发送')).toBeVisible();
  await expect.poll(() => received.length).toBe(2);
  expect(new Set(received).size).toBe(1);
  receiver.close();
});

// The portal with late promises is another process: it is started with EVERY_WIDTH alone.
for (const days of ofMonth([3], []))
  test(`a manager sees ${days} days later who waits too long and why, and takes the order over, in at most 8 clicks`, async ({
    page,
  }, info) => {
    const ahead = days * 86_400_000;
    await withLaterPortal(ahead, async (portal) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.clock.setFixedTime(Date.now() + ahead);
      const clicks = await countClicks(page);
      await logInAtDesk(page, portal, portal.url);
      const effort = effortFrom(clicks);
      const promised = page.getByRole('region', { name: '按承诺' }).getByRole('listitem');
      await expect(promised.first()).toContainText('已超时');
      await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '统计' }).click();
      await expect(page.getByText(/\d 项已超时还没有完成/)).toBeVisible();
      await page
        .getByRole('link', { name: /超时未完成/ })
        .first()
        .click();
      await expect(page).toHaveURL(/late=1/);
      const late = page.getByRole('gridcell', { name: /^D\d/ }).first();
      const code = /D\d+-\d+/.exec((await late.textContent()) ?? '')?.[0] ?? '';
      await late.click();
      await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
      await expect(page.getByRole('region', { name: '承诺' })).toContainText('已超时');
      await page.getByRole('button', { name: '我来负责' }).click();
      await page.getByLabel(/客户看不到/).fill('电话无人接听，明早再打');
      await page.getByRole('button', { name: '记下' }).click();
      await expect(page.getByRole('region', { name: '内部备注' }).getByRole('listitem')).toContainText(
        '明早再打',
      );
      await expectAccessible(page);
      effort.write(info);
      expect(effort.clicks()).toBeLessThanOrEqual(8);
    });
  });

test('a manager opens the figures of a period and follows one to its rows', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '统计' }).click();
  await page.getByRole('link', { name: '今年' }).click();
  await expect(page).toHaveURL(/from=\d{4}-01-01/);
  const load = page.getByRole('table', { name: '仪器机时' });
  await load.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/staff\/instruments\?instrument=.+&from=\d{4}-01-01/);
});

const adminPages = withLooks([
  ['admin/accounts', 'reviewer'],
  ['admin/audit', '查找操作'],
  ['admin/sendings', '失败的发送'],
  ['settings', '取样与样品'],
  ['figures', '仪器机时'],
  ['settings/samplingSetting', '某一天关闭的时段'],
] as const);

test("the admins' desk looks right on a phone and on a desktop, light and dark", async ({
  page,
  portal,
}, info) => {
  await logInAtDesk(page, portal);
  for (const { entry, look } of adminPages) {
    const [path, seen] = entry;
    const { width, colorScheme } = look;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`/staff/${path}`);
    await expect(
      page
        .getByText(seen)
        .or(page.getByRole('search', { name: seen }))
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await savePicture(page, info.outputPath(`${path.replace('/', '-')}-${width}-${colorScheme}.png`));
    await expectReadable(page);
  }
});

test('an admin asks for the merge of two accounts, another one reads what moves and agrees; the old login says where all is', async ({
  page,
  browser,
  portal,
  request,
}, info) => {
  const [given, kept] = [newPhone(), newPhone()];
  const token = await newMember(request, portal, given);
  await certify(request, token);
  await newMember(request, portal, kept);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);

  const approval =
    await test.step('both accounts are chosen, seen side by side, and the merge is asked for', async () => {
      await page.goto('/staff/admin/merge');
      await page.getByRole('searchbox', { name: /停用的账户/ }).fill(given);
      await page.keyboard.press('Enter');
      await expect(page.getByText('示例科技有限公司')).toBeVisible();
      await page.getByRole('searchbox', { name: /保留的账户/ }).fill(given);
      await page.keyboard.press('Enter');
      await expect(page.getByText('[并入的账户]须是另一个账户')).toBeVisible();
      await expect(page.getByRole('button', { name: '提交合并' })).toHaveCount(0);
      await page.getByRole('searchbox', { name: /保留的账户/ }).fill(kept);
      await page.keyboard.press('Enter');
      const table = page.getByRole('table', { name: '合并移动的内容' });
      await expect(table.getByRole('row').filter({ hasText: '地址' })).toBeVisible();
      await expectAccessible(page);
      await savePicture(page, info.outputPath('preview.png'), { fullPage: true });
      await page.setViewportSize({ width: 375, height: 812 });
      await expectAccessible(page);
      await savePicture(page, info.outputPath('preview-375.png'), { fullPage: true });
      await page.getByRole('button', { name: '提交合并' }).click();
      const dialog = page.getByRole('dialog', { name: '提交合并' });
      await dialog.getByRole('textbox').fill('同一人用两个手机号注册');
      await savePicture(page, info.outputPath('ask-375.png'));
      await dialog.getByRole('button', { name: '提交', exact: true }).click();
      const toast = page.getByText(/已提交 F\d+-\d+/);
      await expect(toast).toBeVisible();
      return /F\d+-\d+/.exec((await toast.textContent()) ?? '')?.[0] ?? '';
    });

  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const second = await other.newPage();
  await test.step('a second admin reads it in the list of approvals, and agrees', async () => {
    await logInAtDesk(second, portal, portal.url, 'reviewer');
    await second.goto(`${portal.url}/staff/money/approvals`);
    await second.getByRole('button', { name: `同意 ${approval}`, exact: true }).click();
    const dialog = second.getByRole('dialog', { name: `复核 ${approval}` });
    await expect(dialog.getByText('同一人用两个手机号注册')).toBeVisible();
    await expect(dialog.getByRole('table', { name: '合并移动的内容' })).toBeVisible();
    await expectAccessible(second);
    await savePicture(second, info.outputPath('agree.png'));
    await second.setViewportSize({ width: 375, height: 812 });
    await savePicture(second, info.outputPath('agree-375.png'));
    await dialog.getByRole('button', { name: '同意并执行' }).click();
    await expect(second.getByText(`${approval} 已同意，合并账户已完成`)).toBeVisible();
  });

  await test.step('staff who open the old account are led to the kept one', async () => {
    await second.setViewportSize({ width: 1440, height: 900 });
    await second.goto(`${portal.url}/staff/money/ledger?owner=${given}`);
    await second.getByRole('alert').getByRole('link', { name: kept }).click();
    await expect(second).toHaveURL(new RegExp(`owner=${kept}`));
    await savePicture(second, info.outputPath('kept.png'));
    await other.close();
  });

  await test.step('the login of the old account says where everything is, without the whole phone', async () => {
    const answer = await request.post('/api/open/login', {
      data: { account: given, password: memberPassword },
    });
    const { msg } = await answer.json();
    expect(msg).toContain(`${kept.slice(0, 3)}****${kept.slice(-4)}`);
    expect(msg).not.toContain(kept);
    const now = await post<{ token: string }>(request, 'open/login', {
      account: kept,
      password: memberPassword,
    });
    const list = await post<unknown[]>(request, 'auth/address/list', {}, now.token);
    expect(list).toHaveLength(1);
  });
});
