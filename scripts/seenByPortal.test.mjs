import { once } from 'node:events';
import { createServer } from 'node:http';
import { seenByPortal } from './seenByPortal.mjs';

/** Returns what is seen of version v2 of remote_lab at a portal with these areas. */
async function seenIn(remotes) {
  const server = createServer((_request, response) => response.end(JSON.stringify({ remotes })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await seenByPortal(`http://127.0.0.1:${server.address().port}`, 'remote_lab', 'v2', 300);
  } finally {
    server.close();
  }
}

test('a portal that has the version, has another one, has no such area, and does not answer', async () => {
  expect(await seenIn({ remote_lab: { version: 'v2' } })).toEqual({ seconds: expect.any(Number) });
  expect(await seenIn({ remote_lab: { version: 'v1' } })).toEqual({ problem: 'otherVersion' });
  expect(await seenIn({ remote_public: { version: 'v2' } })).toEqual({ problem: 'noArea' });
  expect(await seenByPortal('http://127.0.0.1:9', 'remote_lab', 'v2', 300)).toEqual({
    problem: 'unreachable',
  });
});
