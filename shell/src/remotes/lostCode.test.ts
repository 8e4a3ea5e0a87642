import { leavingEvent, reloadLostCode } from '@portal/shared/parts';
import type { BootManifest } from '../../manifest/manifest';
import { watchLostCode } from './lostCode';
import { Remotes } from './remotes';

function manifest(version: string): BootManifest {
  const remote = {
    verdict: 'compatible',
    version,
    entry: '/e.js',
    expose: './routes',
    mount: ['/member'],
    login: false,
  } as const;
  return { mode: 'local', mark: '', scriptTimeout: 1000, remotes: { remote_member: remote } };
}

let deployed = 'v1';
const left: string[] = [];
let storedBefore = 0;
const runtime = { register: () => {}, load: async () => ({}) };
const remotes = new Remotes({ manifest: manifest('v1'), runtime, fresh: async () => manifest(deployed) });
watchLostCode(remotes, (path) => {
  left.push(path);
  return new Promise<never>(() => {});
});
window.addEventListener(leavingEvent, () => {
  storedBefore = left.length + 1;
});

test('code that a deployment has removed leads to the new page once; forms store what was typed before', async () => {
  window.history.replaceState(null, '', '/member/order?page=2');
  // Nothing was deployed: the failure is shown.
  await reloadLostCode();
  expect(left).toEqual([]);
  deployed = 'v2';
  const done = jest.fn();
  void reloadLostCode().then(done);
  await new Promise((resolve) => setTimeout(resolve));
  expect([left, storedBefore, done.mock.calls.length]).toEqual([['/member/order?page=2'], 1, 0]);
  await reloadLostCode();
  expect(left).toHaveLength(1);
});
