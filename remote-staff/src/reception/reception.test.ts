import { CallError } from '@portal/shared/api';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { Reception, type Tone } from './Reception';
import { codesIn, type Scan } from './scan';
import type { ScanStore } from './scanStore';
import type { ScanResult } from './sendScan';

/** Keeps scans as IndexedDB does, in memory. */
class MemoryScans implements ScanStore {
  readonly kept = new Map<string, Scan>();
  all = async () => [...this.kept.values()];
  put = async (scan: Scan) => {
    this.kept.set(scan.key, scan);
  };
  remove = async (keys: readonly string[]) => {
    for (const key of keys) this.kept.delete(key);
  };
}

const lost = () => new CallError('staff/sample/receive', 'network', '网络连接失败');
const done: ScanResult = { state: 'done', said: '已收样', order: 'D1' };
const sampleNumber = (index: number) => `P20261128-${String(index).padStart(6, '0')}`;

interface Given {
  readonly store?: MemoryScans;
  readonly account?: string;
  readonly send?: (scan: Scan) => Promise<ScanResult>;
}

function open({ store = new MemoryScans(), account = 'lab', send = async () => done }: Given = {}) {
  const tones: Tone[] = [];
  const settled = jest.fn();
  const reception = new Reception(account, { store, send, settled, sound: (tone) => tones.push(tone) });
  return { reception, store, tones, settled };
}

test('codes are read as scanners and people give them', () => {
  expect(codesIn('p20261128-000001\r')).toEqual(['P20261128-000001']);
  expect(codesIn('Ｐ20261128－000001\n\nＳＦ1357 9246\tD1')).toEqual([
    'P20261128-000001',
    'SF13579246',
    'D1',
  ]);
  expect(codesIn(' \r\n')).toEqual([]);
});

test('a scan is kept before it is answered, and the next does not wait for it', async () => {
  const answers: (() => void)[] = [];
  const { reception, store, tones, settled } = open({
    send: () => new Promise((resolve) => answers.push(() => resolve(done))),
  });
  reception.scan(sampleNumber(1), 'receive', 'A 柜');
  reception.scan(sampleNumber(2), 'receive', 'A 柜');
  expect([...store.kept.values()].map(({ code, state, place }) => [code, state, place])).toEqual([
    [sampleNumber(1), 'waiting', 'A 柜'],
    [sampleNumber(2), 'waiting', 'A 柜'],
  ]);
  for (const answer of answers) answer();
  await waitFor(() => expect(settled).toHaveBeenCalledTimes(1));
  expect(tones).toEqual(['done', 'done']);
  expect(reception.shown).toBe('D1');
  expect([...store.kept.values()].map(({ state }) => state)).toEqual(['done', 'done']);
});

test('a sample that was scanned before is said and not sent; moved to another place it is', async () => {
  const sent: string[] = [];
  const { reception, tones } = open({
    send: async ({ mode, place }) => {
      sent.push(mode + place);
      return done;
    },
  });
  reception.scan(sampleNumber(1), 'receive', '');
  reception.scan(sampleNumber(1), 'receive', '');
  reception.scan(sampleNumber(1), 'place', 'A');
  reception.scan(sampleNumber(1), 'place', 'A');
  reception.scan(sampleNumber(1), 'place', 'B');
  await waitFor(() => expect(reception.waiting).toEqual([]));
  expect(sent).toEqual(['receive', 'placeA', 'placeB']);
  expect(tones.filter((tone) => tone === 'twice')).toHaveLength(2);
});

test('without a place nothing is moved', () => {
  const { reception } = open();
  reception.scan(sampleNumber(1), 'place', '');
  expect(reception.list).toEqual([]);
  expect(reception.last).toMatchObject({ tone: 'refused', said: expect.stringContaining('存放位置') });
});

test('an unknown code waits for a person, who tries again or removes it', async () => {
  const answers: ScanResult[] = [{ state: 'unknown', said: '没有这个样品', order: '' }, done];
  const { reception, store } = open({ send: async () => answers.shift() ?? done });
  reception.scan(sampleNumber(1), 'receive', '');
  await waitFor(() => expect(reception.exceptions).toHaveLength(1));
  reception.again(reception.exceptions[0]?.key ?? '');
  await waitFor(() => expect(reception.list).toMatchObject([{ state: 'done' }]));
  reception.finish();
  expect([reception.list, store.kept.size]).toEqual([[], 0]);
});

test('a parcel that nobody announced is said, waits for nobody here, and goes with the session of scanning', async () => {
  const kept: ScanResult = { state: 'unclaimed', said: '没有预报，已记入待认领', order: '' };
  const { reception, store, tones } = open({ send: async () => kept });
  reception.scan('SF1357924680', 'receive', 'A 柜');
  await waitFor(() => expect(reception.list).toMatchObject([{ state: 'unclaimed', place: 'A 柜' }]));
  expect([tones, reception.exceptions, reception.shown]).toEqual([['unclaimed'], [], '']);
  reception.finish();
  expect([reception.list, store.kept.size]).toEqual([[], 0]);
});

test('a refused sample that is scanned again is in the list once', async () => {
  const { reception, tones } = open({ send: async () => ({ state: 'refused', said: '已收样', order: '' }) });
  for (const times of [1, 2]) {
    reception.scan(sampleNumber(1), 'receive', '');
    await waitFor(() => expect(tones).toHaveLength(times));
  }
  expect(reception.list).toMatchObject([{ state: 'refused' }]);
});

test('what waits is sent after a reload, and never in the name of another account', async () => {
  const store = new MemoryScans();
  const send = async () => Promise.reject(lost());
  const first = open({ store, send });
  first.reception.scan(sampleNumber(1), 'receive', '');
  await waitFor(() => expect(first.reception.isHeld).toBe(true));

  const other = open({ store, account: 'other' });
  await other.reception.start();
  expect(other.reception.list).toEqual([]);
  const again = open({ store });
  await again.reception.start();
  await waitFor(() => expect(again.reception.list).toMatchObject([{ state: 'done' }]));
});

test('however the network breaks, each scan is done once and none is lost', async () => {
  jest.useFakeTimers();
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('answered', 'lost before', 'lost after'), { minLength: 20, maxLength: 300 }),
        async (fates) => {
          const answered = new Map<string, number>();
          const doneByKey = new Set<string>();
          let at = 0;
          const { reception } = open({
            send: async ({ key, code }) => {
              const fate = fates[at++];
              await Promise.resolve();
              if (fate === 'lost before') throw lost();
              if (!doneByKey.has(key)) answered.set(code, (answered.get(code) ?? 0) + 1);
              doneByKey.add(key);
              if (fate === 'lost after') throw lost();
              return done;
            },
          });
          for (let index = 0; index < 100; index++) {
            reception.scan(sampleNumber(index % 90), 'receive', '');
            await jest.advanceTimersByTimeAsync(100);
          }
          for (let round = 0; reception.waiting.length > 0 && round < 500; round++)
            await jest.advanceTimersByTimeAsync(8000);
          expect(reception.waiting).toEqual([]);
          expect([...answered.values()]).toEqual(Array.from({ length: 90 }, () => 1));
        },
      ),
      { numRuns: 30 },
    );
  } finally {
    jest.useRealTimers();
  }
});
