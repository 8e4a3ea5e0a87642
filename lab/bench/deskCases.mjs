import { click, idle, pressed, type } from './inputCases.mjs';

const orders = { path: '/staff/orders?queue=all', list: 'staff/order/list' };

/** Presses a key some times, as with a finger, with the page idle before each. */
async function press(page, key, times) {
  for (let time = 0; time < times; time++) {
    await idle(page);
    await page.keyboard.press(key, { delay: pressed });
  }
  await idle(page);
}

/** Gives the grid's first cell with text the focus: a click there would open the order. */
async function enterGrid(main, page) {
  await main.locator('[role=gridcell][data-field=code]').first().focus();
  await idle(page);
}

/** The measured inputs in the grid of orders. A smoke run does the `brief` ones only. */
export const deskCases = [
  {
    ...orders,
    name: 'orders, arrow down',
    brief: true,
    work: async (main, page) => {
      await enterGrid(main, page);
      await press(page, 'ArrowDown', 12);
    },
  },
  {
    ...orders,
    name: 'orders, selecting by Space',
    brief: true,
    work: async (main, page) => {
      await enterGrid(main, page);
      for (let row = 0; row < 4; row++) {
        await press(page, 'Shift+Space', 1);
        await press(page, 'ArrowDown', 1);
      }
    },
  },
  {
    ...orders,
    name: 'orders, ticking',
    work: async (main) => {
      for (let row = 0; row < 4; row++)
        await click(main.locator('[role=gridcell][data-field=__check__] input').nth(row));
    },
  },
  {
    ...orders,
    name: 'orders, selecting all',
    work: (main) => click(main.locator('[role=columnheader][data-field=__check__] input')),
  },
  {
    ...orders,
    name: 'orders, sorting',
    work: async (main, page) => {
      for (const field of ['created', 'promise', 'created']) {
        await click(main.locator(`[role=columnheader][data-field=${field}]`));
        await page.waitForTimeout(500);
      }
    },
  },
  {
    ...orders,
    name: 'orders, typing a number',
    work: (main) => type(main.getByRole('searchbox', { name: '订单号' }), 'D20261122'),
  },
];
