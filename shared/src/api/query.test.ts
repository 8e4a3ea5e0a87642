/** @jest-environment node */
import { FakeServer, Refused } from '../testing/fakeServer';
import { createQueryClient, query } from '.';

/** Returns the seconds at which a read that is always refused as given is sent. */
async function sentAt(refused: Refused): Promise<number[]> {
  const begun = Date.now();
  const sent: number[] = [];
  const server = new FakeServer({
    'open/setting': () => {
      sent.push((Date.now() - begun) / 1000);
      throw refused;
    },
  });
  globalThis.fetch = server.fetch;
  const client = createQueryClient();
  const read = expect(client.fetchQuery(query('open/setting', {}))).rejects.toThrow(refused.message);
  await jest.advanceTimersByTimeAsync(60_000);
  await read;
  client.clear();
  return sent;
}

describe('a read that failed', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test.each([
    ['after one and two seconds', new Refused('internal'), [0, 1, 3]],
    ['after the time that the server asks for', new Refused('unavailable', undefined, 5), [0, 5, 10]],
    ['after eight seconds at most', new Refused('too_many_requests', undefined, 3600), [0, 8, 16]],
  ])('is sent again %s', async (_case, refused, expected) => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(await sentAt(refused)).toEqual(expected);
  });

  test('waits up to half as long again, so that refused browsers do not all come at one moment', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    expect(await sentAt(new Refused('unavailable', undefined, 5))).toEqual([0, 7.5, 15]);
  });
});
