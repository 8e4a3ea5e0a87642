import { createServer } from 'node:net';
import { listenFailure, networkUrls, portRefusal } from './listen.mjs';

test.each([
  ['EADDRINUSE', '端口 81 已被占用'],
  ['EACCES', '没有权限监听端口 81'],
  ['ENOTFOUND', 'HOST=nowhere 不是本机的地址'],
  ['EADDRNOTAVAIL', 'HOST=nowhere 不是本机的地址'],
  ['EMFILE', '无法监听端口 81：EMFILE'],
])('%s is told as what it is', (code, line) => {
  expect(listenFailure({ code }, 81, 'nowhere')).toContain(line);
});

test('a port that is in use is refused, a free one is not', async () => {
  const other = createServer();
  await new Promise((resolve) => other.listen(0, resolve));
  const { port } = other.address();
  expect(await portRefusal(port)).toContain(`端口 ${port} 已被占用`);
  await new Promise((resolve) => other.close(resolve));
  expect(await portRefusal(port)).toBeUndefined();
});

test('a host that is not of this machine is refused', async () => {
  expect(await portRefusal(0, '192.0.2.1')).toContain('HOST=192.0.2.1 不是本机的地址');
});

test('the URLs in networks are those of other machines only', () => {
  const of = (address, internal = false, family = 'IPv4') => ({ address, internal, family });
  const interfaces = { lo: [of('127.0.0.1', true)], eth0: [of('192.0.2.7'), of('fe80::1', false, 'IPv6')] };
  expect(networkUrls('localhost', 8080, interfaces)).toEqual([]);
  expect(networkUrls('0.0.0.0', 8080, interfaces)).toEqual(['http://192.0.2.7:8080']);
  expect(networkUrls('portal.lab', 80, interfaces)).toEqual(['http://portal.lab:80']);
  expect(networkUrls('2001:db8::1', 80, interfaces)).toEqual(['http://[2001:db8::1]:80']);
});
