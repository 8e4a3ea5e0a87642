import type { BootManifest } from '../../manifest/manifest';
import { RemoteFailure } from './remoteFailure';
import { reportFailure } from './reports';

const member = {
  verdict: 'compatible',
  version: 'v1',
  entry: '/e.js',
  expose: './routes',
  mount: ['/member'],
  login: true,
} as const;

const manifest: BootManifest = {
  mode: 'local',
  mark: '',
  request: 'abc-1',
  scriptTimeout: 1000,
  remotes: { remote_member: member },
};

const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

test('a failure is reported once, with names only', async () => {
  window.__portal = { manifest };
  const beacon = jest.fn((_url: string, _body: Blob) => true);
  Object.assign(navigator, { sendBeacon: beacon });
  reportFailure(new RemoteFailure('remote_member', 'integrity', new Error('13800000000')));
  reportFailure(new RemoteFailure('remote_member', 'integrity'));
  reportFailure(new RemoteFailure('', 'render'));
  expect(beacon).toHaveBeenCalledTimes(1);
  const [url, body] = beacon.mock.calls[0] ?? [];
  expect(url).toBe('/reports');
  expect(JSON.parse(String(await textOf(body ?? new Blob())))).toEqual({
    reports: [{ area: 'remote_member', release: 'v1', failure: 'integrity', request: 'abc-1' }],
  });
  for (let count = 0; count < 20; count += 1) reportFailure(new RemoteFailure(`remote_${count}`, 'network'));
  expect(beacon).toHaveBeenCalledTimes(10);
});
