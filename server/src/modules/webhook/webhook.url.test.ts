import { urlProblem } from './webhook.url.rules';

test.each([
  'http://hooks.example.com/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://192.168.0.1/',
])('production refuses %s', (url) => {
  expect(urlProblem(url, 'production')).toMatch(/^\[回调地址\]/);
});

test.each(['https://hooks.example.com/a?b=c', 'https://hooks.example.com:8443/', 'https://8.8.8.8/'])(
  'production accepts %s',
  (url) => {
    expect(urlProblem(url, 'production')).toBeUndefined();
  },
);

test.each(['http://localhost:9000/', 'http://127.0.0.1:9000/', 'http://[::1]/'])(
  'local mode accepts %s',
  (url) => {
    expect(urlProblem(url, 'local')).toBeUndefined();
    expect(urlProblem(url, 'production')).toBeDefined();
  },
);
