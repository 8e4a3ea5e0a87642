import { evaluate, picture } from '../../testing/evaluations';
import { member } from '../../testing/factories';
import { lab } from '../../testing/orders';
import { startPortal, t, typed } from '../../testing/staffCommand';

beforeAll(startPortal);

test('staff read evaluations, release one, answer it and hide another', async () => {
  const who = await member(t.db);
  const desk = await lab(t);
  const first = await evaluate(t, who, desk, { text: '数据\n清晰', file_rids: [await picture(t, who)] });
  const second = await evaluate(t, who, desk, { stars: 1, anonymous: true });
  const { out } = await typed('evaluations');
  expect(out).toContain(`${first.code}　★★★★★　`);
  expect(out).toContain('　内容　数据 清晰');
  expect(out).toMatch(/　图片　http.*\/api\/open\/file\//);
  expect(out).toContain(`订单 ${second.order.code}　李同学`);
  expect(out).toContain('（匿名）');
  expect(await typed(`evaluation release ${first.code}`)).toEqual({
    code: 0,
    out: `${first.code}　现在是“已展示”`,
  });
  expect((await typed(`evaluation reply ${first.code} --note 感谢`)).out).toBe(`${first.code}　已回复：感谢`);
  expect((await typed(`evaluation hide ${second.code} --note 广告`)).out).toBe(
    `${second.code}　现在是“未展示”`,
  );
  expect((await typed('evaluations --state hidden')).out).toContain('　原因　广告');
  expect((await typed('evaluations')).out).toBe('没有“待审核”的评价');
});

test.each([
  ['evaluation hide P1', '请写明原因'],
  ['evaluation release P1', '没有评价编号 P1'],
  ['evaluation release', '请写明评价编号'],
])('%s prints what is wrong', async (line, message) => {
  expect(await typed(line)).toMatchObject({ code: 1, out: expect.stringContaining(message) });
});
