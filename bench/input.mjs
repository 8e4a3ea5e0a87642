import { launch } from './browser.mjs';
import { median, printTable, waitForIdle } from './figures.mjs';
import { certificate, startFront } from './front.mjs';
import { federated, logIn, startGateway } from './portal.mjs';
import { stored } from './visit.mjs';

const slowdown = 4;
const rows = 100;
/** Milliseconds from an input to the frame that shows its effect. */
const aim = 100;

/** What is measured: a page, the call whose rows are multiplied, and the inputs. */
const cases = [
  {
    name: '/member/oquery, typing',
    path: '/member/oquery',
    list: 'auth/web/orderList/list',
    work: (main) =>
      main.getByRole('textbox', { name: '订单号' }).pressSequentially('D20261122', { delay: 60 }),
  },
  {
    name: '/member/oquery, sorting',
    path: '/member/oquery',
    list: 'auth/web/orderList/list',
    work: async (main) => {
      for (let time = 0; time < 4; time++) await main.getByRole('link', { name: '按应付金额排序' }).click();
    },
  },
  {
    name: '/member/oquery, columns',
    path: '/member/oquery',
    list: 'auth/web/orderList/list',
    work: async (main) => {
      await main.getByRole('button', { name: '显示列' }).click();
      for (const name of ['数量', '原价', '优惠']) await main.getByRole('checkbox', { name }).click();
    },
  },
  {
    name: '/member/sample, ticking',
    path: '/member/sample',
    list: 'auth/web/sample/list4person',
    work: async (main) => {
      for (let row = 0; row < 6; row++)
        await main
          .getByRole('checkbox', { name: /^选择样品/ })
          .nth(row)
          .click();
    },
  },
  {
    name: '/member/sample, dialog',
    path: '/member/sample',
    list: 'auth/web/sample/list4person',
    work: async (main, page) => {
      await main
        .getByRole('checkbox', { name: /^选择样品/ })
        .first()
        .click();
      await main.getByRole('button', { name: '打印标签' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: '/member/prestore, typing',
    path: '/member/prestore',
    list: 'auth/prestoreApply/listPrestoreDetail',
    work: (main) =>
      main.getByRole('textbox', { name: '开始日期' }).pressSequentially('2026-01-01', { delay: 60 }),
  },
  {
    name: '/member/unpaid, opening',
    path: '/member/unpaid',
    list: 'auth/assign/settlementList',
    work: async (main) => {
      for (let row = 0; row < 3; row++)
        await main
          .getByRole('button', { name: /^去付款/ })
          .first()
          .click();
    },
  },
];

/** Repeats the rows of an answer until there are `rows`, each with keys of its own. */
function multiplied(answer) {
  const { list } = answer.data;
  if ('total' in answer.data) answer.data.total = rows;
  answer.data.list = Array.from({ length: rows }, (_, index) => {
    const row = list[index % list.length];
    return { ...row, ...(row.rid && { rid: `${row.rid}-${index}` }), ...(row.id && { id: index + 1 }) };
  });
  return answer;
}

/** Runs in the page before its scripts: records the time from each input to its frame. */
function observe() {
  window.benchInputs = [];
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId > 0) window.benchInputs.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Returns the milliseconds of each input that took longer than a frame. */
async function measure(browser, url, session, { path, list, work }, throttle) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // route.fetch does not know the browser's list of accepted keys.
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((text) => localStorage.setItem('portal.token', text), stored(session));
    await page.addInitScript(observe);
    await page.route(`**/api/${list}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: multiplied(await response.json()) });
    });
    await page.goto(url + path);
    const main = page.getByRole('main');
    await main.locator('tr, li').nth(rows).waitFor();
    const client = await context.newCDPSession(page);
    if (throttle) await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => window.benchInputs.splice(0));
    await work(main, page);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    return await page.evaluate(() => window.benchInputs.map(({ duration }) => duration));
  } finally {
    await context.close();
  }
}

/** Measures the time from inputs to the screen on member pages with a hundred rows, on a processor four times slower. */
export async function input({ smoke, api }) {
  const { key, cert, spki } = await certificate();
  const gateway = await startGateway(federated, api);
  const front = await startFront(gateway.url, { key, cert });
  const browser = await launch(spki);
  try {
    await waitForIdle(smoke);
    const session = await logIn(gateway.url);
    const table = [['page', 'inputs over 16 ms', 'median ms', 'longest ms']];
    for (const one of smoke ? cases.slice(0, 1) : cases) {
      const times = await measure(browser, front.url, session, one, !smoke);
      table.push([one.name, times.length, times.length ? median(times) : 0, Math.max(0, ...times)]);
    }
    printTable(table);
    console.log(`aim: at most ${aim} ms each`);
  } finally {
    await browser.close();
    front.stop();
    await gateway.stop();
  }
}
