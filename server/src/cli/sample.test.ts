import { member, type TestMember } from '../../testing/factories';
import { returnAddress } from '../../testing/orders';
import { deliveredSample, sampleOf, sampleOrder } from '../../testing/samples';
import { startPortal, t, typed } from '../../testing/staffCommand';

let student: TestMember;
beforeAll(async () => {
  await startPortal();
  student = await member(t.db);
});

test('a scanned sample is received with its order, placed and shown', async () => {
  const placed = await sampleOrder(t, student, 2);
  await typed(`confirm ${placed.code}`);
  const { code } = await sampleOf(t, student, placed.rid);
  expect((await typed(`sample expected ${placed.code}`)).out).toContain(`${code}　`);
  expect((await typed('sample expected SF404')).out).toBe('没有这个订单、快递单号或样品码');
  const received = await typed(`sample receive ${code.toLowerCase()}`);
  expect(received.out).toContain(`订单 ${placed.code}　已收样　样品已收齐`);
  expect((await typed(`sample place ${code} A柜3层`)).code).toBe(0);
  const { out } = await typed(`sample show ${code}`);
  expect(out).toContain('位置　A柜3层');
  expect(out).toContain('扫码收样');
  expect((await typed(`sample labels ${placed.code} --size a4`)).out).toContain('/api/open/labels/a4.order.');
  expect((await typed(`sample lose ${code}`)).out).toContain('查找中');
  expect((await typed(`sample find ${code}`)).out).toContain('已收样');
  expect(await typed(`sample destroy ${code}`)).toMatchObject({
    code: 1,
    out: `样品 ${code} 当前为“已收样”，不能销毁`,
  });
});

test('what is due today is listed, sent and destroyed; requests are sent and refused', async () => {
  expect((await typed('sample due')).out).toBe('今天没有应寄回或销毁的样品');
  expect((await typed('recycles')).out).toBe('没有待寄出的申请');
  const own = { token: student.token };
  const discarded = (await deliveredSample(t, student)).sample;
  await t.call('auth/sample/destroy', { rid: discarded.rid, confirmed: true }, own);
  expect((await typed('sample due')).out).toContain(`${discarded.code}　待销毁`);
  const past = await typed('sample due --after 2099-01-01_P1');
  expect(past.out).toBe('今天没有应寄回或销毁的样品');
  expect((await typed(`sample destroy ${discarded.code}`)).out).toContain('已销毁');
  const returning = (await deliveredSample(t, student, 1)).sample;
  const sent = await typed(`sample send ${returning.code} --company 顺丰速运 --number SF1234567890`);
  expect(sent.out).toContain('已寄回');
  const asked = async () => {
    const rids = [(await deliveredSample(t, student)).sample.rid];
    const input = { rids, address: returnAddress, postage: 'collect' as const };
    return (await t.call('auth/sample4recycle/add', input, own)).data.code;
  };
  const [first, second] = [await asked(), await asked()];
  expect((await typed('recycles')).out).toContain('寄往　北京市海淀区学院路 30 号');
  expect((await typed(`recycle send ${first} --company 顺丰速运 --number SF1234567890`)).out).toBe(
    `${first}　已寄出`,
  );
  expect((await typed(`recycle refuse ${second} --reason 地址不详`)).out).toBe(`${second}　未通过`);
});
