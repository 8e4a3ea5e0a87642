import { drawnHtml } from './drawnHtml';
import { sanitize } from './sanitize';

/** HTML as the sanitiser of the browser shows it. */
function shown(html: string): string {
  const place = document.createElement('div');
  place.append(sanitize(html));
  return place.innerHTML;
}

test('content in the form in which the server stores it is drawn as the browser shows it', () => {
  const stored = [
    '<h3>步骤</h3><p>样品 <strong>10 mg</strong>，H<sub>2</sub>O &lt; 5% &amp; 无 &quot;杂质&quot;<br />第二行</p>',
    '<ul><li>一</li><li><a href="https://example.com/a?b=1&amp;c=2">标准</a>，<a href="/detail/xrd">XRD</a></li></ul>',
    '<table><thead><tr><th colspan="2">表头</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<p><img src="/upload/img/a.webp" alt="图" width="480" height="320" /></p><blockquote>引文</blockquote>',
  ].join('\n');
  expect(render(drawnHtml(stored))).toBe(shown(stored));
});

/** The elements that a browser makes of it. */
function render(html: string): string {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place.innerHTML;
}

test.each([
  ['<script>alert(1)</script>', 'script'],
  ['<img src="x" onerror="alert(1)">', '[onerror]'],
  ['<img src="/upload/a" onerror=alert(1)>', '[onerror]'],
  ['<a href="javascript:alert(1)">a</a>', '[href]'],
  ['<a href="//evil.example">a</a>', '[href]'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '[href]'],
  ['<p style="position:fixed">a</p>', '[style]'],
  ['<iframe src="https://example.com"></iframe>', 'iframe'],
  ['<p title="<img src=x onerror=alert(1)>">', 'img'],
  ['<<script>script>alert(1)<</script>/script>', 'script'],
  ['<svg><p><style><img src="x" onerror="alert(1)"></style></p></svg>', 'svg, style, [onerror]'],
])('%s leaves nothing that could run', (html, selector) => {
  const place = document.createElement('div');
  place.innerHTML = drawnHtml(html);
  expect(place.querySelector(selector)).toBeNull();
});

test('elements that are not nested correctly cannot leave their place', () => {
  const place = document.createElement('main');
  place.innerHTML = `<div>${drawnHtml('</div></p><p><strong>fett</p><table><tr><td>offen')}</div>`;
  expect(place.children).toHaveLength(1);
  expect(place.textContent).toContain('offen');
});
