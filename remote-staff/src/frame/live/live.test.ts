import type { DeskChange } from '@portal/shared/contract';
import { Gathering } from './Gathering';
import { anything, isOutdated } from './outdated';
import { type LiveEvent, readEvents } from './readEvents';

const order = (code: string | null): DeskChange => ({ noun: 'order', code });
const text = `event: ready\ndata: {}\n\n: beat\n\ndata: {"noun":"order","code":"D1"}\n\ndata: {"noun":"样品","code":null}\n\ndata: broken\n\n`;
const expected: LiveEvent[] = ['ready', 'alive', order('D1'), { noun: '样品', code: null }, 'alive'];

test('events are read wherever the network cuts them, also within a letter', async () => {
  const bytes = new TextEncoder().encode(text);
  for (let cut = 0; cut <= bytes.length; cut++) {
    const parts = [bytes.slice(0, cut), bytes.slice(cut)];
    const seen: LiveEvent[] = [];
    const read = async () => {
      const value = parts.shift();
      return { value, done: value === undefined };
    };
    const body = { getReader: () => ({ read }) };
    await readEvents(body, (event) => seen.push(event));
    expect(seen).toEqual(expected);
  }
});

test.each([
  [['staff/order/list', {}], [order('D1')], true],
  [['staff/order/list', { code: 'd1' }], [order('D12')], true],
  [['staff/order/list', { code: 'D2' }], [order('D1')], false],
  [['staff/order/detail', { code: 'D1' }], [order('D1')], true],
  [['staff/order/detail', { code: 'D2' }], [order('D1')], false],
  [['staff/order/detail', { code: 'D2' }], [order(null)], true],
  [['staff/order/detail', { code: 'D2' }], [order('D1'), anything], true],
  [['staff/sample/expected', {}], [order('D1')], false],
  [['staff/desk/counts', {}], [order('D1')], true],
  [['staff/unclaimed/list', {}], [order('D1')], true],
  [['staff/unclaimed/list', { search: 'SF1' }], [{ noun: 'unclaimed', code: 'W1' }], true],
  [['staff/statement/overtime', { codes: ['D1'] }], [{ noun: 'reservation', code: 'M1' }], true],
  [['open/setting', {}], [anything], false],
])('%j after %j', (key, changes, outdated) => {
  expect(isOutdated(key, changes)).toBe(outdated);
});

describe('changes that come close together', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('those of a batch are told once', () => {
    const done = jest.fn();
    const gathering = new Gathering(done);
    for (let one = 0; one < 100; one++) gathering.add(order(`D${one % 50}`));
    jest.advanceTimersByTime(2000);
    expect(done).toHaveBeenCalledTimes(1);
    expect(done.mock.calls[0]?.[0]).toHaveLength(50);
  });

  test.each([0, 0.5, 0.999])(
    'those that do not end are told within two seconds of the first, by any chance',
    (chance) => {
      jest.spyOn(Math, 'random').mockReturnValue(chance);
      const done = jest.fn();
      const gathering = new Gathering(done);
      for (let ms = 0; ms < 1900; ms += 20) {
        gathering.add(order(null));
        jest.advanceTimersByTime(20);
      }
      expect(done).toHaveBeenCalled();
      gathering.stop();
    },
  );
});
