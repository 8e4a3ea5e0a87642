import { releasesHeader } from '../../manifest/releasesHeader';
import { hearingReleases, watchReleases } from './watchReleases';

/** Remotes that know a mark, and another one after they were asked for. */
function watched(later: string) {
  const remotes = { mark: 'first', refresh: jest.fn() };
  remotes.refresh.mockImplementation(async () => {
    remotes.mark = later;
    return true;
  });
  watchReleases(remotes);
  return remotes;
}

/** Makes a call whose answer names this mark. */
async function call(mark?: string): Promise<void> {
  const answer = new Response(null, mark === undefined ? {} : { headers: { [releasesHeader]: mark } });
  await hearingReleases(async () => answer)('/api/open/web/index');
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('the answer to a call that names other releases makes the page ask for them, once', async () => {
  const remotes = watched('second');
  await call();
  await call('first');
  expect(remotes.refresh).not.toHaveBeenCalled();
  await call('second');
  await call('second');
  expect(remotes.refresh).toHaveBeenCalledTimes(1);
});

test('behind two gateways of which one is older, it asks again after half a minute', async () => {
  const remotes = watched('first');
  for (const mark of ['second', 'first', 'second', 'second']) await call(mark);
  expect(remotes.refresh).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(31_000);
  await call('second');
  expect(remotes.refresh).toHaveBeenCalledTimes(2);
});
