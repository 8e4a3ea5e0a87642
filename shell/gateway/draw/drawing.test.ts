/** @jest-environment node */
import { content, type DrawnParts, drawnPortal } from '../testing/drawnPortal';
import { closeGateways, describedCode } from '../testing/portal';

afterEach(closeGateways);

/** Each page is made for its own request; what is kept has its own tests (readyPages.test.ts). */
const portal = (parts: DrawnParts = {}) => drawnPortal({ ...parts, keepPages: false });

test('a page comes with its content, its answers and its rules with the nonce of the page', async () => {
  content.name = '第一版</script>';
  const { app, drawn, get } = await portal();
  const body = await drawn('/about/us?from=mail');
  expect(body).toContain('<div id="root"><h1>第一版</script></h1>');
  const { headers, body: again } = await app.inject('/about/us?from=mail');
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(again).toContain(
    `<style nonce="${nonce}" data-emotion="css a" data-s>.a{color:red}<\\/style></style>`,
  );
  const state = /<script type="application\/json" id="drawn">(.*)<\/script>/.exec(again)?.[1] ?? '';
  expect(state).not.toContain('</script>');
  expect(JSON.parse(state)).toEqual({
    path: '/about/us?from=mail',
    answers: [[['open/web/news', { type: 'news' }], content]],
  });
  // A route that has not opted in is rendered by the browser.
  expect(await get('/other/us')).not.toContain('id="drawn"');
});

test('while odd addresses are asked for, a page that is read gets its turn before them', async () => {
  content.name = '旧';
  const { app, drawn, get } = await portal();
  await drawn('/about/us');
  await get('/about/us');
  content.name = '新';
  // The thread is busy for 0.9 s.
  const slow = get('/about/slow');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const odd = Promise.all(Array.from({ length: 40 }, (_, index) => app.inject(`/about/us?odd=${index}`)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await get('/about/us')).toContain('<h1>新</h1>');
  const bodies = (await odd).map(({ body }) => body.includes('id="drawn"'));
  expect(bodies.filter(Boolean).length).toBeLessThanOrEqual(2);
  await slow;
});

test('changed content is drawn at once', async () => {
  content.name = '旧';
  const { drawn, get } = await portal();
  await drawn('/about/us');
  content.name = '新';
  expect(await get('/about/us')).toContain('<h1>新</h1>');
});

test('the title of a page is of the answers that it shows, also just after a change', async () => {
  const article = { rid: 'n1', type: 'news', sketch: '', img: '', created: '2026-01-02' };
  const { drawn } = await portal();
  for (const name of ['新仪器', '新仪器到货']) {
    Object.assign(content, { ...article, name, title: name });
    const body = await drawn('/article/n1');
    expect(body).toContain(`<h1>${name}</h1>`);
    expect(body).toContain(`<title>${name} `);
  }
});

test('HTML that is older than 30 s is answered at once and drawn again for the next visitor', async () => {
  const { drawn, get } = await portal();
  const count = (body: string) => /<h1>drawn (\d+)<\/h1>/.exec(body)?.[1];
  expect(count(await drawn('/about/counted'))).toBe('1');
  expect(count(await get('/about/counted'))).toBe('1');
  const clock = jest.spyOn(Date, 'now');
  const start = performance.timeOrigin + performance.now();
  clock.mockImplementation(() => start + 31_000);
  expect(count(await get('/about/counted'))).toBe('1');
  while (count(await get('/about/counted')) === '1') await new Promise((resolve) => setTimeout(resolve, 10));
  expect(count(await get('/about/counted'))).toBe('2');
  // Nobody gets HTML that was drawn long ago.
  clock.mockImplementation(() => start + 31_000 + 601_000);
  expect(count(await get('/about/counted'))).toBe('3');
  clock.mockRestore();
});

test('the code of an area gets no environment, and code that differs from its hash never runs', async () => {
  const { drawn } = await portal();
  expect(await drawn('/about/us')).toContain('<i>0</i>');
  const changed = await portal({ integrity: describedCode('server.cjs', 'another').integrity });
  for (let count = 0; count < 20; count++) {
    expect(await changed.get('/about/us')).not.toContain('id="drawn"');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
});

test.each(['loop', 'silent'])(
  'a page that never ends (%s) delays no other request and is sent without',
  async (kind) => {
    const { drawn, get } = await portal({ drawLimit: 300 });
    await drawn('/about/us');
    const order: string[] = [];
    const page = get(`/about/${kind}`).then((body) => {
      order.push('page');
      return body;
    });
    const other = get('/other/us').then(() => order.push('other'));
    expect(await page).not.toContain('id="drawn"');
    await other;
    expect(order).toEqual(['other', 'page']);
    // A new thread draws the next pages. The page itself is not tried again for a while.
    expect(await drawn('/about/us')).toContain('<h1>');
    expect(await get(`/about/${kind}`)).not.toContain('id="drawn"');
  },
);

test('a page that a new thread draws slowly is sent without, and the next visitor gets it', async () => {
  const { get, drawn } = await portal({ drawLimit: 300 });
  await drawn('/about/us');
  expect(await get('/about/slow')).not.toContain('id="drawn"');
  expect(await drawn('/about/slow')).toContain('<h1>');
});

test.each(['throw', 'exit', 'memory'])(
  'a page that fails (%s) is sent without, and others are drawn',
  async (kind) => {
    const { drawn, get } = await portal();
    await drawn('/about/us');
    expect(await get(`/about/${kind}`)).not.toContain('id="drawn"');
    expect(await drawn('/about/us')).toContain('<h1>');
  },
);

test('/metrics tells how many pages were drawn, and why others were not', async () => {
  const { app, get, drawn } = await portal();
  const count = async (outcome: string) => {
    const { body } = await app.inject('/metrics');
    const line = `portal_gateway_drawn_pages{remote="remote_public",outcome="${outcome}"} `;
    return Number(body.split(line)[1]?.split('\n')[0] ?? 0);
  };
  await drawn('/about/us');
  const before = await count('drawn');
  await get('/about/us');
  await get('/about/throw');
  await get('/other/us');
  expect(await count('drawn')).toBe(before + 1);
  expect(await count('failed')).toBe(1);
});

test('a page that is in memory needs no thread', async () => {
  const { drawn, get } = await portal();
  await drawn('/about/us');
  for (const count of [1, 2, 3]) {
    // A page that was never drawn waits for a thread.
    await drawn(`/about/new?${count}`);
    await get(`/about/exit?${count}`);
    expect(await get('/about/us')).toContain('id="drawn"');
  }
});

test('an area whose threads fail again and again is left to the browser', async () => {
  const { drawn, get } = await portal();
  for (const count of [1, 2, 3]) {
    await drawn(`/about/us?${count}`);
    await get(`/about/exit?${count}`);
  }
  for (let count = 0; count < 30; count++) {
    expect(await get('/about/new')).not.toContain('id="drawn"');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
});
