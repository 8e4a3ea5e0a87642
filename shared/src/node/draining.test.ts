/** @jest-environment node */
import { createServer } from 'node:http';
import { drainingOf } from './draining';

test('streams of events end when a shutdown begins, and other answers go on', async () => {
  const finish: (() => void)[] = [];
  const server = createServer((request, response) => {
    const isEvents = request.url === '/events';
    if (isEvents) response.setHeader('content-type', 'text/event-stream; charset=utf-8');
    response.write('begun');
    if (!isEvents) finish.push(() => response.end(' and done'));
  });
  const draining = drainingOf(server, { drain: 1, stop: 60_000 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const [events, answer] = await Promise.all([ask('/events'), ask('/file')]);
  const stopped = draining.run();
  expect(await events.text()).toBe('begun');
  for (const end of finish) end();
  expect(await answer.text()).toBe('begun and done');
  await stopped;
  expect(draining.begun).toBe(true);
});
