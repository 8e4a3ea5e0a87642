import { once } from 'node:events';
import { createServer } from 'node:http';
import { refuseUnfit } from './releaseFit.mjs';

const built = {
  version: 'v2',
  release: { shared: { react: '^19.0.0' }, names: {}, calls: {}, entry: 'v2/entry.js' },
};

/** Runs `work` with the URL of a portal that answers so; returns what it was asked. */
async function withPortal(status, answer, work) {
  const asked = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    asked.push({ path: request.url, authorization: request.headers.authorization, body: JSON.parse(text) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await work(`http://127.0.0.1:${server.address().port}`);
  server.close();
  return asked;
}

let said;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  process.env.OPS_TOKEN = 'a-long-secret-token';
});
afterEach(() => {
  said.mockRestore();
  delete process.env.OPS_TOKEN;
});

test('a release that does not fit the running shell is refused with the reason', async () => {
  const unfit = { verdict: 'incompatible', reason: 'react is 18.0.0, wanted ^19.0.0' };
  const asked = await withPortal(200, unfit, (portal) =>
    expect(refuseUnfit(portal, built)).rejects.toThrow('react is 18.0.0, wanted ^19.0.0），没有切换'),
  );
  expect(asked).toEqual([
    {
      path: '/status/fit',
      authorization: 'Bearer a-long-secret-token',
      body: { shared: { react: '^19.0.0' }, names: {}, calls: {} },
    },
  ]);
});

test('one that fits, or whose needs are not known, is not', async () => {
  for (const verdict of ['compatible', 'unknown'])
    await withPortal(200, { verdict }, (portal) => refuseUnfit(portal, built));
  expect(said).not.toHaveBeenCalled();
});

test('a portal that is down or closed stops no release, and it is said', async () => {
  await refuseUnfit('http://127.0.0.1:9', built);
  await withPortal(401, {}, (portal) => refuseUnfit(portal, built));
  expect(said.mock.calls.map(([words]) => words)).toEqual([
    expect.stringContaining('没有问到 v2'),
    expect.stringContaining('（401）'),
  ]);
});
