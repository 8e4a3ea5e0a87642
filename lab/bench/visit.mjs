/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round-trip time. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
/** Milliseconds to wait for a page's deferred requests; a visitor's prefetching starts later. */
const afterwards = 1500;
/**
 * Milliseconds after the start of the navigation at which a link is clicked. It is the same moment for both variants: the plain bundle
 * shows its page 4 s later than the gateway's drawing, and who reads for as long would click that much later.
 */
const clickAt = 8000;

/** Runs in the page before its scripts: records paints and when an element is first rendered. */
function observe(selector) {
  const seen = { lcp: 0, fcp: 0, content: 0 };
  window.benchSeen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  window.benchWhen = (wanted) =>
    new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector(wanted)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
      look();
    });
  window.benchWhen(selector).then((time) => {
    seen.content = time;
  });
}

/** Runs in the page: measures the milliseconds from the next click to the element. */
function timeClick(selector) {
  window.benchMoved = new Promise((resolve) => {
    const clicked = ({ timeStamp }) => window.benchWhen(selector).then((time) => resolve(time - timeStamp));
    document.addEventListener('click', clicked, { once: true, capture: true });
  });
}

async function counted(page, throttle, rate = slowdown) {
  const client = await page.context().newCDPSession(page);
  const count = { requests: 0, bytes: 0 };
  client.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('https:')) count.requests += 1;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    count.bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  if (throttle) {
    await client.send('Network.emulateNetworkConditions', network);
    await client.send('Emulation.setCPUThrottlingRate', { rate });
  }
  return count;
}

/** The session in the format of the shell's session store. */
export function stored({ token, refreshToken, expires }) {
  const value = { access: token, refresh: refreshToken, expiresAt: Date.now() + expires * 1000 };
  return JSON.stringify({ v: 1, value });
}

/** Runs in the page before its scripts: puts values into the browser's storage. */
export function keep(values) {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
}

/**
 * Visits a page in a browser that has visited it once, by an unthrottled network.
 * @param {{ path: string, content: string, storage: object, throttle: boolean, slowdown: number }} what
 * @returns milliseconds to `content`, `requests`, `bytes` of the second visit
 */
export async function secondVisit(browser, url, { path, content, storage, throttle, slowdown: rate }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(keep, storage);
    const first = await context.newPage();
    await first.goto(url + path);
    await first.locator(content).first().waitFor();
    await first.waitForTimeout(afterwards);
    await first.close();
    const page = await context.newPage();
    await page.addInitScript(observe, content);
    const count = await counted(page, throttle, rate);
    await page.goto(url + path, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(() => window.benchSeen.content > 0);
    await page.waitForTimeout(afterwards);
    return { ...(await page.evaluate(() => window.benchSeen)), ...count };
  } finally {
    await context.close();
  }
}

/**
 * Visits a page with nothing cached.
 * @param {{ path: string, content: string, session?: object, move?: { link: string, content: string }, throttle: boolean }} what
 *   `content`: selector of what comes from the server's data; `move`: a link to click after a while;
 *   `throttle`: on a slow network and processor
 * @returns milliseconds `fcp`, `lcp`, `content`, `requests`, `bytes`; and `moved`, milliseconds from click to content
 */
export async function visit(browser, url, { path, content, session, move, throttle }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    if (session) {
      await page.addInitScript((text) => localStorage.setItem('portal.token', text), stored(session));
    }
    await page.addInitScript(observe, content);
    const count = await counted(page, throttle);
    await page.goto(url + path, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(() => window.benchSeen.content > 0);
    await page.waitForTimeout(afterwards);
    const result = { ...(await page.evaluate(() => window.benchSeen)), ...count };
    if (!move) return result;
    if (throttle)
      await page.evaluate(
        (at) => new Promise((resolve) => setTimeout(resolve, at - performance.now())),
        clickAt,
      );
    await page.evaluate(timeClick, move.content);
    await page.getByRole('banner').getByRole('link', { name: move.link }).first().click();
    return { ...result, moved: await page.evaluate(() => window.benchMoved) };
  } finally {
    await context.close();
  }
}
