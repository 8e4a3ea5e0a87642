import { type Finder, type Found, onlyOne, pathOf } from './found';

const everything = { money: true, samples: true };

const record = (part: Partial<Found>): Found => ({
  noun: 'order',
  title: 'D20261118-000001',
  text: '',
  code: 'D20261118-000001',
  order_code: 'D20261118-000001',
  ...part,
});

test('a sample leads to its page for who works with samples, a booking to the visits, a parcel to what waits for its order, a member to its page, a service to its orders', () => {
  const sample = record({ noun: 'sample', code: 'P20261118-000001' });
  expect(pathOf(sample, everything)).toBe('/staff/samples/P20261118-000001');
  expect(pathOf(sample, { money: true, samples: false })).toBe('/staff/orders/D20261118-000001');
  const member = record({ noun: 'member', code: '13722223333', order_code: null });
  expect(pathOf(member, everything)).toBe('/staff/members/13722223333');
  const booking = record({ noun: 'sampling', code: 'V20261118-000001', order_code: null });
  expect(pathOf(booking, everything)).toBe('/staff/visits/bookings?code=V20261118-000001');
  const worksheet = record({ noun: 'worksheet', code: 'G20261118-000001', order_code: null });
  expect(pathOf(worksheet, everything)).toBe('/staff/bench/worksheets/G20261118-000001');
  const report = record({ noun: 'report', title: '2026-000123-1', code: 'r1' });
  expect(pathOf(report, everything)).toBe('/staff/bench/reports/r1');
  expect(onlyOne([report], '２０２６-000123-1')).toBe(report);
  const parcel = record({ noun: 'unclaimed', title: 'SF77', code: 'W20261118-000001', order_code: null });
  expect(pathOf(parcel, everything)).toBe('/staff/reception/unclaimed?code=W20261118-000001');
  for (const typed of ['ｓｆ77', 'w20261118-000001']) expect(onlyOne([parcel], typed)).toBe(parcel);
  const device = record({ noun: 'device', code: '比表面', order_code: null });
  expect(pathOf(device, everything)).toBe(
    `/staff/orders?queue=all&service=${encodeURIComponent('比表面')}&sort=newest`,
  );
});

test('finance comes to the page of the money desk, everybody else to the order', () => {
  const paths = (finder: Finder) => [
    pathOf(record({ noun: 'statement', code: 'S20261118-000001' }), finder),
    pathOf(record({ noun: 'transferApply', code: 'Z20261118-000001' }), finder),
    pathOf(record({ noun: 'invoiceApply', code: 'K20261118-000001' }), finder),
    pathOf(record({ noun: 'invoiceApply', code: '26112000000015360082' }), finder),
  ];
  const order = '/staff/orders/D20261118-000001';
  expect(paths(everything)).toEqual([
    '/staff/money/statements/S20261118-000001',
    '/staff/money/transfers?state=all&code=Z20261118-000001',
    '/staff/money/invoices/K20261118-000001',
    order,
  ]);
  expect(paths({ money: false, samples: true })).toEqual([order, order, order, order]);
});

test('a whole number opens as it is typed or scanned; one that may mean several things does not', () => {
  const order = record({});
  const longer = record({ code: 'D20261118-0000011' });
  expect(onlyOne([order, longer], ' ｄ20261118-000001 ')).toBe(order);
  expect(onlyOne([order, longer], 'D20261118')).toBeUndefined();
  const invoice = record({ noun: 'invoiceApply', order_code: 'D20261118-000002' });
  expect(onlyOne([order, invoice], 'D20261118-000001')).toBeUndefined();
});
