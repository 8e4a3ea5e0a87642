import { expect, test } from './portal/test';

test('a portal in one process tells each metric of gateway, API and process once', async ({ portal }) => {
  await fetch(`${portal.url}/api/open/setting`, { method: 'POST', body: '{}' });
  const text = await (await fetch(`${portal.url}/metrics`)).text();
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
  for (const name of [
    'portal_gateway_request_seconds',
    'portal_gateway_remote_up',
    'portal_gateway_drawn_pages',
    'portal_gateway_draw_seconds',
    'http_request_duration_seconds',
    'process_resident_memory_bytes',
  ])
    expect(names).toContain(name);
});
