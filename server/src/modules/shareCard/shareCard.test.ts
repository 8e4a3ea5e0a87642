import { testApp } from '../../../testing/testApp';
import { cardSvg, linesOf } from './shareCard.document';

/** Returns width and height of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each(['portal', 'device/xrd', 'article/news-test-first'])(
  '%s has a picture that WeChat shows',
  async (name) => {
    const t = await testApp();
    const answer = await t.app.inject(`/upload/card/${name}.png`);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png' });
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(answer.rawPayload)).toEqual([1200, 630]);
    // A blank picture would be a tenth of that.
    expect(answer.rawPayload.length).toBeGreaterThan(15_000);
  },
);

test('the icon has the widths that devices ask for', async () => {
  const t = await testApp();
  for (const size of [48, 180, 192, 512])
    expect(sizeOf((await t.app.inject(`/upload/card/icon-${size}.png`)).rawPayload)).toEqual([size, size]);
});

test.each(['icon-4000', 'device/none', 'article/none', 'other/xrd', 'device/..%2Fx'])(
  '%s has none',
  async (name) => {
    const t = await testApp();
    expect((await t.app.inject(`/upload/card/${name}.png`)).statusCode).toBe(404);
  },
);

test('requests for the same card at once draw it once, and the drawing stops no other request', async () => {
  const t = await testApp();
  const cards = Array.from({ length: 30 }, () => t.app.inject('/upload/card/device/sem.png'));
  const answers = await Promise.all(cards);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(cards.map(() => 200));
});

test('a title is broken between words and cut after three lines; its signs are text', () => {
  expect(linesOf('X 射线粉末衍射（XRD）', 8, 3)).toEqual(['X 射线粉末衍射', '（XRD）']);
  expect(linesOf('常规方法，粉末', 4, 3)).toEqual(['常规方', '法，粉末']);
  const long = linesOf('超长的服务名称'.repeat(20), 10, 3);
  expect(long).toHaveLength(3);
  expect(long.at(-1)).toMatch(/…$/);
  const svg = cardSvg({ title: '</text><script>', text: '&\u0000' });
  expect(svg).not.toContain('<script>');
  expect(svg).not.toContain('\u0000');
});
