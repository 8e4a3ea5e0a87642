import type { Input } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { member } from '../../../testing/factories';
import { type Lab, lab, order } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});

/** Returns the lines of the CSV of orders that fit a filter, the header first. */
async function lines(filter: Input<'staff/order/export'>): Promise<string[]> {
  const { data } = await t.call('staff/order/export', { ...filter, format: 'csv' }, { token: desk.token });
  const { payload, statusCode } = await t.app.inject({ url: data.url });
  expect(statusCode).toBe(200);
  return payload.replace('\ufeff', '').split('\r\n').slice(0, -1);
}

test('the file has all orders that fit the filters, in the order of the list, beyond a page; the audit log says who asked', async () => {
  const other = await order(t, await member(t.db));
  // The credit of one member is not enough for all.
  for (let person = 0; person < 4; person++) {
    const who = await member(t.db, { name: '=司徒青' });
    for (let count = 0; count < limits.pageSizeMax / 4 + 1; count++) await order(t, who);
  }
  const filter = { member: '=司徒', sort: 'newest' } as const;
  const [header, ...rows] = await lines(filter);
  expect(header).toBe(
    '订单号,下单时间,状态,客户,服务项目,负责人,下一项承诺,承诺期限,超时,更新时间,合计,优惠,应付',
  );
  const { data } = await t.call('staff/order/list', { ...filter, size: 100 }, { token: desk.token });
  expect(rows).toHaveLength(limits.pageSizeMax + 4);
  expect(rows.slice(0, 100).map((row) => row.split(',')[0])).toEqual(data.list.map(({ code }) => code));
  expect(rows[0]).toContain("'=司徒青");
  expect(rows.join()).not.toContain(other.code);
  const audits = await t.call('staff/audit/list', {}, { token: (await lab(t)).token });
  expect(audits.data.list).toContainEqual(
    expect.objectContaining({ act: 'order.export', note: expect.stringContaining('member==司徒') }),
  );
});
