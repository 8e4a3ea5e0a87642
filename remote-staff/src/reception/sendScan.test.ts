import { FakeServer } from '@portal/shared/testing';
import type { Scan } from './scan';
import { sendScan } from './sendScan';

const scanOf = (part: Partial<Scan>): Scan => ({
  key: 'key-of-this-scan-0001',
  account: 'lab',
  mode: 'receive',
  code: 'SF1357924680',
  place: 'A 柜',
  at: 0,
  state: 'waiting',
  said: '',
  order: '',
  ...part,
});

const parcel = {
  code: 'W20261120-000001',
  mark: 'SF1357924680',
  place: 'A 柜',
  note: '',
  state: 'open' as const,
  created: '2026-11-20T02:00:00Z',
  created_by: '李',
  order_code: '',
  reason: '',
  settled: null,
  settled_by: '',
  matches: [],
  etag: 'a234567890123456',
};

/** A server that knows no order, and answers whether the parcel waits already. */
function serve(known: boolean): FakeServer {
  const server = new FakeServer({
    'staff/sample/expected': () => ({ list: [] }),
    'staff/unclaimed/add': () => ({ ...parcel, known }),
  });
  globalThis.fetch = server.fetch;
  return server;
}

test.each([
  [false, '没有预报，已记入待认领，在 A 柜'],
  [true, '没有预报，已在待认领：李 2026-11-20 10:00 记下，在 A 柜'],
])(
  'a parcel that no order knows is kept under the key of its scan; known already: %s',
  async (known, said) => {
    const server = serve(known);
    const scan = scanOf({});
    expect(await sendScan(scan)).toEqual({ state: 'unclaimed', said, order: '' });
    expect(server.inputs('staff/unclaimed/add')).toEqual([{ mark: 'SF1357924680', place: 'A 柜' }]);
    expect(server.keys('staff/unclaimed/add')).toEqual([scan.key]);
  },
);

test.each([scanOf({ mode: 'place' }), scanOf({ code: 'D20261120-000001' }), scanOf({ code: '随便写的' })])(
  'what is no parcel, or is only moved, is kept by nobody: %j',
  async (scan) => {
    const server = serve(false);
    expect(await sendScan(scan)).toMatchObject({ state: 'unknown' });
    expect(server.inputs('staff/unclaimed/add')).toEqual([]);
  },
);
