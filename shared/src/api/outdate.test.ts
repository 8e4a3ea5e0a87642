import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Path } from '../contract';
import { fakeRequest } from '../testing/fakeRequest';
import { FakeServer, type Handlers, Refused } from '../testing/fakeServer';
import { call, outdate, query, setTransport, upload } from '.';

const reads = [
  'auth/address/list',
  'auth/upload/list',
  'auth/web/order/list4person',
  'open/setting',
] as const;

/** Returns a server, and what is marked as old of these reads. */
function setUp(handlers: Handlers) {
  const server = new FakeServer(handlers);
  globalThis.fetch = server.fetch;
  Object.assign(globalThis, { XMLHttpRequest: fakeRequest(server.fetch) });
  const queries = new QueryClient();
  for (const path of reads) queries.setQueryData([path, {}], []);
  setTransport({ token: async () => 't', renewed: async () => undefined, queries });
  const old = () => reads.filter((path: Path) => queries.getQueryState([path, {}])?.isInvalidated);
  return { server, queries, old };
}

const rid = { address_rid: 'a' };

test('an act makes old what its answer names, and nothing else', async () => {
  const { old } = setUp({ 'auth/address/del': () => null });
  await call('auth/address/del', rid);
  expect(old()).toEqual(['auth/address/list']);
});

test('a refused act makes the same old', async () => {
  const { old } = setUp({
    'auth/address/del': () => {
      throw new Refused('not_found');
    },
  });
  await expect(call('auth/address/del', rid)).rejects.toMatchObject({ id: 'not_found' });
  expect(old()).toEqual(['auth/address/list']);
});

test('a list that was asked for before the act, and is not there yet, is asked for again', async () => {
  let stored: string[] = [];
  let answer = () => {};
  const { queries } = setUp({ 'auth/address/del': () => null });
  const asked = jest.fn(async () => {
    const now = stored;
    if (asked.mock.calls.length === 1) await new Promise<void>((resolve) => (answer = resolve));
    return now;
  });
  queries.removeQueries();
  const observer = new QueryObserver<string[]>(queries, {
    queryKey: ['auth/address/list', {}],
    queryFn: asked,
  });
  const stop = observer.subscribe(() => {});
  stored = ['as the act left it'];
  await call('auth/address/del', rid);
  answer();
  const isFetching = ({ state }: { readonly state: { readonly fetchStatus: string } }) =>
    state.fetchStatus === 'fetching';
  await queries.refetchQueries({ predicate: isFetching }, { cancelRefetch: false });
  expect(observer.getCurrentResult().data).toEqual(stored);
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});

test('an act that was refused before it was begun makes nothing old', async () => {
  const { old } = setUp({ 'auth/address/del': () => null });
  await expect(call('auth/address/del', { address_rid: '' })).rejects.toMatchObject({ id: 'invalid_input' });
  expect(old()).toEqual([]);
});

test('an upload whose progress is shown says it too', async () => {
  const { old } = setUp({ 'auth/upload/part': () => ({ stored: 1 }) });
  const sent = { rid: 'u', number: '1' };
  await upload('auth/upload/part', new File(['a'], 'part'), sent, { onProgress: () => {} });
  expect(old()).toEqual(['auth/upload/list']);
});

test('an act whose outcome is unknown makes everything of the member old', async () => {
  const { server, old } = setUp({});
  server.offline = true;
  await expect(call('auth/address/del', rid)).rejects.toMatchObject({ id: 'network' });
  expect(old()).toEqual(['auth/address/list', 'auth/upload/list', 'auth/web/order/list4person']);
});

test('a page of a list that is aborted, or fails, makes nothing old', async () => {
  const { server, old } = setUp({});
  server.offline = true;
  const reading = new AbortController();
  const page = (signal: AbortSignal) => call('auth/web/orderList/list', {}, { signal });
  await expect(page(reading.signal)).rejects.toMatchObject({ id: 'network' });
  const aborted = page(reading.signal);
  reading.abort();
  await expect(aborted).rejects.toThrow();
  expect(old()).toEqual([]);
});

test('a read that fails makes nothing old, and a renewal of the token neither', async () => {
  const { server, queries, old } = setUp({});
  server.offline = true;
  const read = queries.fetchQuery({ ...query('auth/invoice/list', {}), retry: false });
  await expect(read).rejects.toMatchObject({ id: 'network' });
  await expect(call('open/refresh4token', { token: 'r' })).rejects.toMatchObject({ id: 'network' });
  expect(old()).toEqual([]);
});

test('other tabs are told what an act made old, and tell nobody when they hear it', async () => {
  const { old } = setUp({ 'auth/address/del': () => null });
  const tell = jest.fn();
  outdate.tell = tell;
  await call('auth/address/del', rid);
  expect(tell.mock.calls).toEqual([[expect.stringContaining('auth/address/list')]]);
  outdate('auth/upload/list', true);
  expect(tell).toHaveBeenCalledTimes(1);
  outdate.tell = undefined;
  expect(old()).toEqual(['auth/address/list', 'auth/upload/list']);
});
