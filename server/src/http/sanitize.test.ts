import { sanitize } from './sanitize';

test.each([
  ['a script with what is in it', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['handlers', '<p onclick="x()">a</p>', '<p>a</p>'],
  ['styles', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
  ['links that run', '<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['pictures from elsewhere', '<p><img src="https://evil.example/a.png" />a</p>', '<p>a</p>'],
  ['frames and forms', '<iframe src="https://a.example"></iframe><form><b>a</b></form>', 'a'],
  ['tags left open', '<p><strong>a', '<p><strong>a</strong></p>'],
])('%s: gone or harmless', (_what, written, kept) => {
  expect(sanitize(written)).toBe(kept);
});

test('allowed HTML is unchanged', () => {
  const html =
    '<h3>简介</h3><p>H<sub>2</sub>O <a href="https://example.com/">a</a></p><ul><li>一</li></ul><img src="/upload/img/xrd.svg" alt="XRD" />';
  expect(sanitize(html)).toBe(html);
});
