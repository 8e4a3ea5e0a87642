/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { closeGateways, gateway, release, remoteFolder } from '../testing/portal';

afterEach(closeGateways);

const xrd = {
  rid: 'xrd',
  name: 'X射线衍射 <XRD>',
  sketch: '物相与"结构"</script>',
  img: '/media/xrd.webp',
  price_fen: 12050,
};
const news = {
  rid: 'n1',
  type: 'news',
  title: '新仪器',
  sketch: '到货',
  img: '/media/n1.webp',
  created: '2026-01-02',
  author: '仪器组',
  changed: '2026-03-04',
};

/** A fake API with one service and one article, which counts its requests. */
function api() {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    'open/web/device/detail {"rid":"xrd"}': xrd,
    'open/web/device/detail {"rid":"old"}': { ...xrd, rid: 'old', withdrawn: true },
    'open/web/device/detail {"rid":"rated"}': {
      ...xrd,
      rid: 'rated',
      evaluation: { count: 12, average: 4.8 },
    },
    'open/web/news/detail {"rid":"n1"}': news,
    'open/web/news {"type":"news","page":1,"size":20}': { list: [{ ...news, title: '新仪器 & <更多>' }] },
    'open/planShare {"code":"p1"}': {
      from: '王**',
      expires: '2026-12-01T00:00:00Z',
      items: [],
      total_fen: 0,
    },
    'open/report/verify {"code":"Q7KX2M"}': { number: '2026-000123-1' },
    'open/invite/check {"invitation_code":"ABCD2345"}': {
      from: '王**',
      coupon: {
        name: '邀请券',
        amount_fen: 5000,
        percent: null,
        cap_fen: null,
        minimum_fen: 30_000,
        scope: '',
      },
    },
    'open/web/type/group {}': [{ id: 1, name: '送样检测' }],
    'open/web/sitemap {}': [
      { path: '/', changed: '2026-01-03' },
      { path: '/project/1/送样&检测', changed: '2026-01-03' },
      { path: '/guide', changed: '2026-01-03' },
    ],
  };
  const listener: RequestListener = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const call = `${request.url?.replace('/api/', '')} ${body}`;
    asked.push(call);
    const data = answers[call];
    response.statusCode = data === undefined ? 404 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(data === undefined ? { code: 0, msg: '', data: {} } : { code: 1, msg: '', data }),
    );
  };
  return { asked, listener };
}

async function portal(listener: RequestListener = api().listener) {
  const routes = {
    '/': [],
    '/shared/:code': [],
    '/verify/:code': [],
    '/detail/:rid': [],
    '/article/:id': [],
    '/project/:typeId/:title': [],
  };
  const base = await remoteFolder('remote_public', {
    current: 'v1',
    releases: { v1: release('v1', { routes }) },
  });
  const remote = {
    name: 'remote_public',
    base,
    paths: ['/', '/detail', '/article', '/project', '/guide', '/shared', '/verify'],
  };
  return gateway([remote], { api: listener, publicUrl: 'https://portal.example.com/' });
}

/** Returns the linked data of a page's head by type. */
function linkedData(body: string): Record<string, Record<string, unknown>> {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '[]';
  const nodes: Record<string, unknown>[] = JSON.parse(text);
  return Object.fromEntries(nodes.map((node) => [String(node['@type']), node]));
}

test('a service has its own metadata, escaped for its context', async () => {
  const { app } = await portal();
  const { statusCode, body } = await app.inject('/detail/xrd?from=list');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>X射线衍射 &lt;XRD&gt; - 示例检测');
  expect(body).toContain('<meta name="description" content="物相与&quot;结构&quot;&lt;/script&gt;">');
  expect(body).toContain('<link rel="canonical" href="https://portal.example.com/detail/xrd">');
  const card = 'https://portal.example.com/upload/card/device/xrd.png';
  expect(body).toContain(`<meta property="og:image" content="${card}">`);
  const { Service, BreadcrumbList } = linkedData(body);
  expect(Service).toMatchObject({ name: xrd.name, offers: { price: '120.50', priceCurrency: 'CNY' } });
  expect(BreadcrumbList?.itemListElement).toHaveLength(3);
});

test('pages without a picture of their own share that of the portal, and every page has an icon', async () => {
  const { app } = await portal();
  const { body } = await app.inject('/project/1');
  expect(body).toContain('content="https://portal.example.com/upload/card/portal.png"');
  for (const [path, type] of [
    ['/icon.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    expect(body).toContain(`href="${path}"`);
    expect((await app.inject(path)).headers['content-type']).toContain(type);
  }
  expect((await app.inject('/favicon.ico')).headers.location).toBe('/upload/card/icon-48.png');
  expect(JSON.parse((await app.inject('/manifest.webmanifest')).body)).toMatchObject({
    short_name: '示例检测',
  });
});

test('only a service with evaluations has a rating, by their number and average', async () => {
  const { app } = await portal();
  const ratingOf = async (url: string) => linkedData((await app.inject(url)).body).Service?.aggregateRating;
  expect(await ratingOf('/detail/xrd')).toBeUndefined();
  expect(await ratingOf('/detail/rated')).toMatchObject({ ratingValue: 4.8, ratingCount: 12 });
});

test('a withdrawn service is shown but not indexed', async () => {
  const { app } = await portal();
  const { statusCode, body } = await app.inject('/detail/old');
  expect(statusCode).toBe(200);
  expect(body).toContain('noindex');
  expect(body).not.toContain('"offers"');
});

test('an article has its date, and the home page the laboratory’s data', async () => {
  const { app } = await portal();
  const article = await app.inject('/article/n1');
  expect(linkedData(article.body).Article).toMatchObject({
    headline: '新仪器',
    author: { name: '仪器组' },
    datePublished: '2026-01-02',
    dateModified: '2026-03-04',
  });
  const home = await app.inject('/');
  expect(linkedData(home.body).Organization).toMatchObject({ url: 'https://portal.example.com/' });
});

test.each([
  '/detail/gone',
  '/detail/%25%3Cscript%3E',
  '/article/gone',
  '/project/99/x',
  '/list/other',
  '/nowhere',
  '/shared/unknown',
])('%s is 404 with the page, and not indexed', async (url) => {
  const { app } = await portal();
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(body).toContain('<div id="root">');
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test('the link to a shared plan is there, and not indexed', async () => {
  const { app } = await portal();
  const { statusCode, body } = await app.inject('/shared/p1');
  expect(statusCode).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test('the check of a report names its number, a code that nobody has is said, and neither is indexed', async () => {
  const { app } = await portal();
  const { body } = await app.inject('/verify/Q7KX2M');
  expect(body).toContain('<title>报告查验：2026-000123-1 - 示例检测');
  const wrong = await app.inject('/verify/NOBODY');
  expect(wrong.body).toContain('<title>没有查到这份报告 - 示例检测');
  for (const page of [body, wrong.body]) expect(page).toContain('<meta name="robots" content="noindex">');
});

test('an invitation says who invites and what both get, in the share card and without scripts; a wrong code is said', async () => {
  const { app } = await portal();
  const { statusCode, body } = await app.inject('/invited/ABCD2345');
  expect(statusCode).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain('<meta property="og:title" content="王** 邀请您一起做检测">');
  const noscript = /<noscript>(.*?)<\/noscript>/.exec(body)?.[1];
  expect(noscript).toContain('<h1>王** 邀请您一起做检测</h1>');
  expect(noscript).toContain('双方各得一张优惠券：减 ¥50.00（满 ¥300.00 可用）');
  const wrong = await app.inject('/invited/NOBODY');
  expect(wrong.body).toContain('<h1>邀请码不存在</h1>');
  expect((await app.inject('/invited')).body).not.toContain('邀请码不存在');
});

test('a list of services under another name leads to its own: no text of an address becomes a title', async () => {
  const { app } = await portal();
  const { statusCode, headers } = await app.inject('/project/1/%E5%B7%B2%E5%81%9C%E4%B8%9A?childId=106');
  expect(statusCode).toBe(301);
  const right = '/project/1/%E9%80%81%E6%A0%B7&%E6%A3%80%E6%B5%8B';
  expect(headers.location).toBe(`${right}?childId=106`);
  expect((await app.inject(right)).statusCode).toBe(200);
});

test('news are a feed, and a further page of a list is its own canonical address', async () => {
  const { app } = await portal();
  const { body, headers } = await app.inject('/rss.xml');
  expect(headers['content-type']).toContain('application/rss+xml');
  expect(body).toContain(
    '<title>新仪器 &amp; &lt;更多&gt;</title><link>https://portal.example.com/article/n1</link>',
  );
  expect(body).toContain('<pubDate>Thu, 01 Jan 2026 16:00:00 GMT</pubDate>');
  const canonical = async (url: string) =>
    /rel="canonical" href="([^"]+)"/.exec((await app.inject(url)).body)?.[1];
  expect(await canonical('/detail/xrd?page=3&sort=fast')).toBe(
    'https://portal.example.com/detail/xrd?page=3',
  );
  expect(await canonical('/detail/xrd?page=1')).toBe('https://portal.example.com/detail/xrd');
});

test('an address in capitals leads to the page in small letters, if there is one', async () => {
  const { app } = await portal();
  expect((await app.inject('/detail/XRD?count=2')).headers.location).toBe('/detail/xrd?count=2');
  expect((await app.inject('/DETAIL/xrd')).headers.location).toBe('/detail/xrd');
  expect((await app.inject('/detail/GONE')).statusCode).toBe(404);
});

test('the API is requested once a minute for the same page', async () => {
  const { asked, listener } = api();
  const { app } = await portal(listener);
  for (const url of ['/detail/xrd', '/detail/xrd', '/detail/gone', '/detail/gone']) await app.inject(url);
  expect(asked).toHaveLength(2);
});

test('an API that hangs or answers invalid data does not delay a page', async () => {
  const hanging = await portal(() => {});
  expect((await hanging.app.inject('/detail/xrd')).statusCode).toBe(200);
  const rubbish = await portal((_request, response) => response.end('<html>'));
  expect((await rubbish.app.inject('/detail/xrd')).statusCode).toBe(200);
});

test('the sitemap lists the deployed pages, and robots.txt links to it', async () => {
  const { app } = await portal();
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(body.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://portal.example.com/',
    '<loc>https://portal.example.com/project/1/%E9%80%81%E6%A0%B7&amp;%E6%A3%80%E6%B5%8B',
  ]);
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toContain('Sitemap: https://portal.example.com/sitemap.xml');
  // Its pages say noindex, which has to be read.
  expect(robots.body).toContain('Disallow: /api/');
  expect(robots.body).not.toContain('/member');
});

test('without the API the sitemap answers 503 instead of being empty', async () => {
  const { app } = await portal((_request, response) => response.end('<html>'));
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(503);
});
