import { writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { limits } from '@portal/shared/rules';
import { member } from '../../testing/factories';
import { order } from '../../testing/orders';
import { folder, startPortal, t, typed, vars } from '../../testing/staffCommand';
import { connect } from './connect';
import { uploadInParts } from './uploadInParts';

beforeAll(startPortal);

const large = join(folder, '原始数据.bin');
beforeAll(() => writeFileSync(large, Buffer.alloc(limits.uploadBytes + 5, 7)));

/** Forwards requests to the portal, and breaks the connection of the parts that `breaks` names by their serial number. */
async function brokenLine(breaks: readonly number[]) {
  const parts: number[] = [];
  const server: Server = createServer((incoming, outgoing) => {
    if (incoming.url?.endsWith('/part')) parts.push(parts.length + 1);
    if (incoming.url?.endsWith('/part') && breaks.includes(parts.length))
      return void incoming.socket.destroy();
    const { method = 'POST', headers, url = '' } = incoming;
    const forward = request(new URL(url, vars.PORTAL_URL), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, parts, url: `http://127.0.0.1:${port}` };
}

test('a file that is larger than a form may be is added to an order in parts', async () => {
  const { code } = await order(t, await member(t.db));
  for (const verb of ['confirm', 'receive', 'test']) await typed(`${verb} ${code}`);
  const delivered = await typed(`deliver ${code} --file ${large}`);
  expect(delivered.out).toContain(`已添加文件 原始数据.bin（${limits.uploadBytes + 5} 字节）`);
  expect((await typed(`deliver ${code} --file ${join(folder, '没有.csv')}`)).out).toContain('读不到文件');
});

test('after a broken connection the upload continues at the missing part', async () => {
  const line = await brokenLine([2, 3]);
  const portal = await connect({ ...vars, PORTAL_URL: line.url });
  const uploaded = await uploadInParts(portal, large, [1, 1]);
  expect(uploaded.size).toBe(limits.uploadBytes + 5);
  // Three parts, two of which had to be sent again or for the first time after the line was back.
  expect(line.parts).toHaveLength(5);
  line.server.close();
});

test('an upload whose connection stays broken ends with a message', async () => {
  const line = await brokenLine([1, 2, 3]);
  const portal = await connect({ ...vars, PORTAL_URL: line.url });
  await expect(uploadInParts(portal, large, [1, 1])).rejects.toMatchObject({ id: 'unreachable' });
  line.server.close();
});
