import type { BrowserContext, Page } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { field } from './portal/form';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { expect, type Portal, test } from './portal/test';

const banner = (page: Page) => page.getByRole('banner');
const login = (page: Page) => page.getByRole('dialog', { name: '登录' });

/** A certified member with 1,000 points and one address, whose street has the number of the phone. */
async function person(page: Page, portal: Portal) {
  const phone = newPhone();
  const token = await newMember(page.request, portal, phone);
  await certify(page.request, token);
  const [place] = await post<Data<'auth/address/list'>>(page.request, 'auth/address/list', {}, token);
  const street = `同窗路 ${phone.slice(-4)} 号`;
  await post(page.request, 'auth/address/edit', { ...place, address: street, company: '' }, token);
  await portal.staff('points', phone, '1000', '--note', '参加调研');
  return { phone, token, street };
}

const pair = async (page: Page, portal: Portal) =>
  [await person(page, portal), await person(page, portal)] as const;

async function logIn(page: Page, phone: string): Promise<void> {
  const dialog = login(page);
  await field(dialog, '用户名/手机号').fill(phone);
  await field(dialog, '密码').fill(memberPassword);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('登录成功!')).toBeVisible();
}

async function logInAtHome(page: Page, phone: string): Promise<void> {
  await page.goto('/');
  await banner(page).getByRole('button', { name: '登录', exact: true }).click();
  await logIn(page, phone);
}

async function logOut(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: '我的账号' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByText('已退出登录')).toBeVisible();
  await expect(banner(page).getByRole('button', { name: '登录', exact: true })).toBeVisible();
}

/** Logs in a member in the place of another by one write to the storage, as a login after a frozen logout looks. */
async function replaceToken(page: Page, phone: string): Promise<void> {
  const data = { account: phone, password: memberPassword };
  const { token, refreshToken, expires } = await post<Data<'open/login'>>(page.request, 'open/login', data);
  const { userInfo } = await post<Data<'auth/user/info'>>(page.request, 'auth/user/info', {}, token);
  const value = {
    access: token,
    refresh: refreshToken,
    expiresAt: Date.now() + expires * 1000,
    member: userInfo.rid,
  };
  await page.evaluate(
    (stored) => localStorage.setItem('portal.token', stored),
    JSON.stringify({ v: 1, value }),
  );
}

const points = async (page: Page, token: string) =>
  (await post<Data<'auth/integration/init'>>(page.request, 'auth/integration/init', {}, token)).balance;

/** Opens the question before points are given away to `friend`. */
async function askToGive(page: Page, friend: string): Promise<void> {
  await page.goto('/member/integral');
  await page.getByRole('button', { name: '转赠积分' }).click();
  const give = page.getByRole('dialog', { name: '转赠积分' });
  await field(give, '对方手机号').fill(friend);
  await field(give, '转赠积分').fill('200');
  await give.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('dialog', { name: '确认转赠' })).toBeVisible();
}

/** Keeps every event from a page by which it learns what other tabs do, like a tab that is frozen and continues. */
const deafen = (context: BrowserContext) =>
  context.addInitScript(() => {
    const deaf = ['storage', 'focus', 'visibilitychange', 'pageshow'];
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target);
      target.addEventListener = (type: string, ...rest: [EventListener]) => {
        if (!deaf.includes(type)) add(type, ...rest);
      };
    }
  });

test('a logout in one tab takes the page of the other; the same member goes on where it was', async ({
  page,
  context,
  portal,
}) => {
  const [one, two] = await pair(page, portal);
  const other = await context.newPage();
  await logInAtHome(other, one.phone);
  await page.goto('/member/address');
  await expect(page.getByText(one.street)).toBeVisible();
  await page.getByRole('button', { name: '新增地址' }).click();
  await field(page.getByRole('dialog'), '姓名').fill('王小明');

  await logOut(other);
  await expect(login(page)).toBeVisible();
  await expect(page.getByText(one.street)).toHaveCount(0);
  await expect(page.getByText(one.phone)).toHaveCount(0);

  await logInAtHome(other, one.phone);
  await expect(page).toHaveURL(/\/member\/address$/);
  await expect(page.getByText(one.street)).toBeVisible();

  await test.step('another member gets a page of their own, without what was typed', async () => {
    await logOut(other);
    await logInAtHome(other, two.phone);
    await expect(page.getByText(two.street)).toBeVisible();
    await expect(page.getByText(one.street)).toHaveCount(0);
    await page.getByRole('button', { name: '新增地址' }).click();
    await expect(field(page.getByRole('dialog'), '姓名')).toHaveValue('');
  });
});

test('an open dialog goes with its member, and nothing of the next one is given away', async ({
  page,
  context,
  portal,
}) => {
  const [one, two] = await pair(page, portal);
  const friend = await person(page, portal);
  const other = await context.newPage();
  await logInAtHome(other, one.phone);
  await askToGive(page, friend.phone);
  await replaceToken(other, two.phone);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: '积分余额' })).toContainText('1,000');
  expect(await points(page, two.token)).toBe(1000);
  expect(await points(page, one.token)).toBe(1000);
});

test('a tab that has missed everything does nothing for another member', async ({
  page,
  context,
  portal,
}) => {
  const [one, two] = await pair(page, portal);
  const friend = await person(page, portal);
  const other = await context.newPage();
  await logInAtHome(other, one.phone);
  await deafen(context);
  await askToGive(page, friend.phone);
  await replaceToken(other, two.phone);
  await page.getByRole('dialog', { name: '确认转赠' }).getByRole('button', { name: '确认转赠' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: '积分余额' })).toContainText('1,000');
  expect(await points(page, friend.token)).toBe(1000);
});

test('the back button shows the next member nothing of the one before', async ({ page, context, portal }) => {
  const [one, two] = await pair(page, portal);
  await logInAtHome(page, one.phone);
  await page.goto('/member/address');
  await expect(page.getByText(one.street)).toBeVisible();
  await page.goto('/healthz');
  const other = await context.newPage();
  await other.goto('/healthz');
  await replaceToken(other, two.phone);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText(two.street)).toBeVisible();
  await expect(page.getByText(one.street)).toHaveCount(0);
});

test('a login over the page of a session that has ended shows the other member nothing of it', async ({
  page,
  portal,
}) => {
  const [one, two] = await pair(page, portal);
  await logInAtHome(page, one.phone);
  await page.goto('/member/address');
  await expect(page.getByText(one.street)).toBeVisible();
  const { access } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('portal.token') ?? '{}').value,
  );
  await post(page.request, 'auth/user/logout', {}, access);
  await page.getByRole('button', { name: '删除：林晓' }).click();
  await page.getByRole('dialog', { name: '删除地址' }).getByRole('button', { name: /^确/ }).click();
  await expect(login(page)).toBeVisible();
  await logIn(page, two.phone);
  await expect(page.getByText(two.street)).toBeVisible();
  await expect(page.getByText(one.street)).toHaveCount(0);
});

test('a drawn page that was opened before follows as well', async ({ page, context, portal }) => {
  const [one, two] = await pair(page, portal);
  const other = await context.newPage();
  await logInAtHome(other, one.phone);
  await page.goto('/');
  await expect(banner(page).getByRole('button', { name: '我的账号' })).toBeVisible();
  const { userInfo } = await post<Data<'auth/user/info'>>(page.request, 'auth/user/info', {}, two.token);
  const asked = page.waitForRequest((made) => made.headers()['portal-member'] === userInfo.rid);
  await replaceToken(other, two.phone);
  await asked;
  await expect(banner(page).getByRole('button', { name: '我的账号' })).toBeVisible();
});

test('what is done in one tab is seen in the other, which nobody touches', async ({ page, portal }) => {
  const { phone, street } = await person(page, portal);
  await logInAtHome(page, phone);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/member/address');
    await expect(tab.getByText(street)).toBeVisible();
  }
  // The tabs listen when their pages are idle.
  await other.waitForLoadState('networkidle');
  await page.bringToFront();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^删除/ }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删除|确定/ })
    .click();
  await expect(page.getByText(street)).toHaveCount(0);
  await expect(other.getByText(street)).toHaveCount(0);
});
