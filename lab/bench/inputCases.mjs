/** Milliseconds for which a finger stays on a key or a button: without them, the release would wait for the press's frame. */
export const pressed = 60;

/** Runs in the page: forgets what was measured until now. */
export function forget() {
  window.benchInputs.splice(0);
  window.benchTasks.splice(0);
}

/**
 * Returns the measured inputs: a page and the work on it. `list` is a call whose rows are multiplied, `keys` are those of
 * the items of the plan, whose order has so many samples. A smoke run does the `brief` ones only.
 */
export const casesOf = (keys, samples) => [
  {
    name: '/member/oquery, typing',
    brief: true,
    path: '/member/oquery',
    list: 'auth/web/orderList/list',
    work: (main) => type(main.getByRole('textbox', { name: '订单号' }), 'D20261122'),
  },
  {
    name: '/member/oquery, sorting',
    path: '/member/oquery',
    list: 'auth/web/orderList/list',
    work: async (main) => {
      for (let time = 0; time < 4; time++) await click(main.getByRole('link', { name: '按应付金额排序' }));
    },
  },
  {
    name: '/member/oquery, columns',
    path: '/member/oquery',
    list: 'auth/web/orderList/list',
    work: async (main) => {
      await click(main.getByRole('button', { name: '显示列' }));
      for (const name of ['数量', '原价', '优惠']) await click(main.getByRole('checkbox', { name }));
    },
  },
  {
    name: '/member/sample, ticking',
    path: '/member/sample',
    list: 'auth/web/sample/list4person',
    work: async (main) => {
      for (let row = 0; row < 6; row++)
        await click(main.getByRole('checkbox', { name: /^选择样品/ }).nth(row));
    },
  },
  {
    name: '/member/sample, dialog',
    path: '/member/sample',
    list: 'auth/web/sample/list4person',
    work: async (main, page) => {
      await click(main.getByRole('checkbox', { name: /^选择样品/ }).first());
      await click(main.getByRole('button', { name: '打印标签' }));
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: '/member/prestore, typing',
    path: '/member/prestore',
    list: 'auth/prestoreApply/listPrestoreDetail',
    work: (main) => type(main.getByRole('textbox', { name: '开始日期' }), '2026-01-01'),
  },
  {
    name: '/member/unpaid, opening',
    path: '/member/unpaid',
    list: 'auth/assign/settlementList',
    work: async (main) => {
      for (let row = 0; row < 3; row++) await click(main.getByRole('button', { name: /^去付款/ }).first());
    },
  },
  {
    name: '/experiment/plan, ticking',
    path: '/experiment/plan',
    work: async (main) => {
      for (let row = 0; row < 4; row++) await click(main.getByRole('checkbox', { name: /^选择/ }).nth(row));
      await click(main.getByRole('checkbox', { name: /^全选/ }).first());
    },
  },
  {
    name: '/experiment/plan, counting',
    path: '/experiment/plan',
    work: async (main) => {
      for (let row = 0; row < 4; row++) await click(main.getByRole('button', { name: '增加数量' }).nth(row));
    },
  },
  {
    name: '/experiment/order, pasting',
    brief: true,
    path: `/experiment/order?items=${keys.join()}`,
    work: async (main) => {
      await paste(main, '磷酸铁锂', samples);
      // By a selector: the search for a role would lay out each row that is not on the screen, in the measured time.
      await click(main.locator('[role=status] button', { hasText: '撤销' }));
      await paste(main, '石墨', samples);
    },
  },
  {
    name: '/experiment/order, typing',
    path: `/experiment/order?items=${keys.join()}`,
    work: async (main, page) => {
      await paste(main, '硅碳', samples);
      await page.evaluate(forget);
      await type(main.locator('[data-cell="149:name"]'), 'LFP-2');
      await main.getByLabel('样品形态 151').selectOption('粉末');
    },
  },
];

/** Resolves when the page is idle, or after two seconds when it never is: locators that are searched before the frame of an input would delay it. */
export const idle = (page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));

/**
 * Clicks where the element is, with the pointer already there. Playwright's own click would look for the element once more
 * when the button is pressed, which lays out the page within the measured time.
 */
export async function click(locator) {
  const page = locator.page();
  // What the page still loads may move the element.
  for (let tries = 5; !(await pointAt(locator)); tries--)
    if (tries === 0) throw new Error(`${locator} is covered`);
  await idle(page);
  await page.mouse.down();
  await page.waitForTimeout(pressed);
  await page.mouse.up();
  await idle(page);
}

/** Moves the pointer to the middle of an element; returns whether a click there would hit it. */
async function pointAt(locator) {
  const page = locator.page();
  // Bars that stick to an edge of the window cover what is scrolled no further than into it.
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await idle(page);
  const { x, y, width, height } = await locator.boundingBox();
  const at = [x + width / 2, y + height / 2];
  await page.mouse.move(...at);
  await idle(page);
  return locator.evaluate((element, point) => element.contains(document.elementFromPoint(...point)), at);
}

/** Clicks on a field and types into it. */
export async function type(field, text) {
  await click(field);
  await field.pressSequentially(text, { delay: pressed });
}

/** Pastes a spreadsheet with a row for each sample into the first cell, and waits until the last row is shown. */
async function paste(main, name, samples) {
  const page = main.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const rows = Array.from({ length: samples }, (_, row) => `A-${row + 1}\t${name} ${row + 1}\t粉末\t有毒`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\r\n'));
  await main.locator('[data-cell="0:number"]').focus();
  await idle(page);
  await page.keyboard.press('Control+V');
  await page.waitForFunction(
    ([selector, value]) => document.querySelector(selector)?.value === value,
    [`[data-cell="${samples - 1}:name"]`, `${name} ${samples}`],
  );
  await idle(page);
}
