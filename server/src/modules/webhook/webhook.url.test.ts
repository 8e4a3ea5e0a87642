import { urlProblem } from './webhook.url.rules';

test.each([
  'http://hooks.example.com/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://192.168.0.1/',
  'https://.',
  'https://./a',
  'https://a..b/',
  'https://.example.com/',
  'https://localhost./',
  'https://example.com./',
  'https://-a.example.com/',
  'https://a-.example.com/',
  `https://${'a'.repeat(64)}.example.com/`,
  `https://${'a.'.repeat(130)}com/`,
  'https://hooks.example.com:0/',
  'https://printer.local/',
  'https://api.localhost/',
  'https://vault.internal/',
  'https://例。。子/',
])('production refuses %s', (url) => {
  expect(urlProblem(url, 'production')).toMatch(/^\[回调地址\]/);
});

test.each([
  'https://例子.中国/',
  'https://a_b.xn--fiqs8s/',
  'https://hooks.example.com/a?b=c',
  'https://hooks.example.com:8443/',
  'https://8.8.8.8/',
])('production accepts %s', (url) => {
  expect(urlProblem(url, 'production')).toBeUndefined();
});

test.each(['http://localhost:9000/', 'http://127.0.0.1:9000/', 'http://[::1]/'])(
  'local mode accepts %s',
  (url) => {
    expect(urlProblem(url, 'local')).toBeUndefined();
    expect(urlProblem(url, 'production')).toBeDefined();
  },
);
