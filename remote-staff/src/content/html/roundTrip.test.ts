import { readHtml } from './readHtml';
import { writeHtml } from './writeHtml';

/** What the portal starts with is the server's; only its data are read here. */
const seed = <Data extends object>(path: string): Data =>
  jest.requireActual<Data>(`../../../../server/src/${path}`);

const normal = (html: string): string => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return body.innerHTML;
};

const written = (html: string): string => writeHtml(readHtml(html));
const partsKept = (html: string): number => {
  let parts = 0;
  readHtml(html).descendants((node) => {
    if (node.type.name === 'html') parts++;
  });
  return parts;
};

interface SeededArticle {
  readonly rid: string;
  readonly body: string;
}
interface SeededService {
  readonly rid: string;
}

const { articles } = seed<{ readonly articles: readonly SeededArticle[] }>('seed/article/articles');
const { catalogue } = seed<{ readonly catalogue: readonly SeededService[] }>('seed/device/catalogue');
const { deviceRow } = seed<{
  readonly deviceRow: (
    service: SeededService,
    position: number,
  ) => { readonly rid: string; readonly detail: string };
}>('seed/device/deviceRow');

test('no seeded article and no service changes for visitors when it is opened and saved, and none needs HTML', () => {
  expect(articles.length).toBeGreaterThan(15);
  for (const { rid, body } of articles)
    expect([rid, written(body), partsKept(body)]).toEqual([rid, normal(body), 0]);
  for (const service of catalogue) {
    const { rid, detail } = deviceRow(service, 1);
    expect([rid, written(detail), partsKept(detail)]).toEqual([rid, normal(detail), 0]);
  }
});

test.each([
  ['a picture outside of a paragraph', '<img src="/upload/img/a.webp" alt="图">'],
  ['text without a paragraph', '正文'],
  ['paragraphs in a cell', '<table><tbody><tr><td><p>一</p><p>二</p></td></tr></tbody></table>'],
  ['an empty link', '<p>甲<a href="https://example.com/"></a></p>'],
  ['a list in a cell', '<table><tbody><tr><td><ul><li>一</li></ul></td></tr></tbody></table>'],
])('%s stays as HTML, as it is', (_what, html) => {
  expect([written(`<p>前</p>${html}<p>后</p>`), partsKept(html)]).toEqual([`<p>前</p>${html}<p>后</p>`, 1]);
});

test.each([
  '<p>H<sub>2</sub>O <strong>甲<em>乙</em></strong> <a href="https://example.com/a?b=1&amp;c=2">丙</a><br>丁</p>',
  '<p><img src="/upload/img/a.webp" alt="图" width="480" height="320"></p>',
  '<h3>一</h3><h4>二</h4><blockquote><p>引文</p></blockquote>',
  '<ul><li>一<ol><li>二</li></ol></li><li><p>三</p><p>四</p></li></ul>',
  '<table><thead><tr><th colspan="2">表头</th></tr></thead><tbody><tr><th>1</th><td>2</td></tr></tbody></table>',
  '<table><tbody><tr><td>没有表头</td></tr></tbody></table>',
  '<table><thead><tr><th>只有表头</th></tr></thead></table>',
  '<p></p>',
])('the editor keeps %s', (html) => {
  expect([written(html), partsKept(html)]).toEqual([html, 0]);
});

test('the order of emphasis and breaks between blocks make no part HTML', () => {
  expect(partsKept('<p><a href="/detail/xrd"><strong>甲</strong></a></p>\n<ul>\n  <li>一</li>\n</ul>')).toBe(
    0,
  );
});
