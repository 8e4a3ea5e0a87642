import type { Browser, BrowserContext, Page } from '@playwright/test';
import { certify, memberPassword, newMember } from './portal/newMember';
import { openPlacedOrder } from './portal/placed';
import { signIn } from './portal/signIn';
import { expect, type Portal, test } from './portal/test';
import { journeyWidths } from './portal/widths';

/** An instrument that no other spec uses. */
const service = '/detail/onsite-insitu-ir';

interface Visitor {
  readonly browser: Browser;
  readonly portal: Portal;
  readonly width: number;
}

/** Opens the service's page in a browser context of a new certified member. */
async function open({ browser, portal, width }: Visitor, phone: string) {
  const viewport = { width, height: 812 };
  const context: BrowserContext = await browser.newContext({ baseURL: portal.url, viewport });
  await certify(context.request, await newMember(context.request, portal, phone));
  await signIn(context, portal.url, { account: phone, password: memberPassword });
  const page = await context.newPage();
  await page.goto(service);
  return page;
}

/** Chooses the first free hour of next week; both members see the same one. */
async function chooseFirst(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '预约机时' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: '下一周' }).click();
  // The days of this week stay, marked as outdated, until those of the next one are loaded.
  await expect(page.locator('[aria-busy=true] [data-state=free]')).toHaveCount(0);
  await page.locator('[data-state=free]').first().click();
}

const near = (page: Page) => page.getByRole('group', { name: '最近的空闲时段' });
const held = (page: Page) => page.getByRole('list', { name: /已保留的机时$/ });

for (const width of journeyWidths(375))
  test(`two members race for one hour at ${width} px: one gets it, the other is offered the nearest and orders that`, async ({
    browser,
    portal,
  }) => {
    const given = { browser, portal, width };
    const suffix = String(width).padStart(4, '0');
    const pages = [await open(given, `1516001${suffix}`), await open(given, `1516002${suffix}`)];
    for (const page of pages) await chooseFirst(page);
    await Promise.all(pages.map((page) => page.getByRole('button', { name: '保留机时' }).click()));
    for (const page of pages) await expect(near(page).or(held(page))).toBeVisible();
    const losers = [];
    for (const page of pages) if (await near(page).isVisible()) losers.push(page);
    expect(losers).toHaveLength(1);

    const [loser] = losers;
    if (!loser) return;
    await expect(loser.getByText('所选时段已被预约')).toBeVisible();
    await near(loser).getByRole('button').first().click();
    // The page stays in the week that was shown.
    await expect(loser.getByRole('button', { name: '上一周' })).toBeEnabled();
    await expect(held(loser).getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/);
    await loser.getByRole('button', { name: '去下单（1 小时）' }).click();
    await expect(loser.getByText('提交订单后，以上机时即预约成功')).toBeVisible();
    await loser.getByRole('button', { name: '提交订单' }).click();
    await openPlacedOrder(loser);
    await loser.goto('/member/order?kind=reservation');
    await expect(loser.getByRole('list', { name: '仪器机时' })).toContainText('已预约');
    for (const page of pages) await page.context().close();
  });
