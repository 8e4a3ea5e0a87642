import { eq } from 'drizzle-orm';
import { reservations } from '../../src/modules/reservation/reservation.table';
import { changeInput, formOf } from '../changes';
import { itemOf } from '../evaluations';
import { member } from '../factories';
import { place } from '../foreign/attempt';
import { order, orderInput, plan, samplesOf, send } from '../orders';
import { postRequirement, quoteRequirement } from '../quotations';
import { booked, doorOf, held, wish } from '../reservations';
import { proposedRetest } from '../retests';
import { deliveredSample, storedSample } from '../samples';
import { keptView } from '../shares';
import { protocolOf, signingCode } from '../signatures';
import { type Act, act, type Scene, tried, upload } from './scene';

const on = (day: string) => ({
  starts: `2026-12-${day}T08:30:00+08:00`,
  ends: `2026-12-${day}T10:30:00+08:00`,
});

/** Acts on the plan and orders. */
export function orderActs(scene: Scene): Act[] {
  const { t, who, its, desk } = scene;
  const { device_rid, options } = its.item;
  const { rid } = its.item;
  const csv = { name: 'b.csv', bytes: 'a,b\n' };
  return [
    act('auth/tempDevice/add', () => ({ device_rid, options: { ...options }, count: 1 })),
    ...tried(scene, 'auth/tempDevice/edit rid', 'auth/tempDevice/save rids'),
    act('auth/tempDevice/save', () => ({ rids: [rid], saved: false })),
    act('auth/tempDevice/options', () => ({ rid, options: { ...options } })),
    act('auth/planShare/add', () => ({ rids: [rid] })),
    act('auth/planShare/copy', () => ({ code: its.plan_share_code, positions: [0] })),
    ...tried(scene, 'auth/planShare/del code', 'auth/tempDevice/del rids'),
    act('auth/dataShare/add', () => ({ name: '数据', rids: [its.data_file_rid] })),
    ...tried(scene, 'auth/dataShare/revoke code'),
    act('auth/dataTag/put', () => ({ rids: [its.data_file_rid], add: ['氧化铈'] })),
    act('auth/dataTag/rename', () => ({ tag: '氧化铈', to: 'CeO2' })),
    act('auth/dataTag/del', () => ({ tag: 'CeO2' })),
    act('auth/dataView/save', () => ({ rid: its.data_file_rid, kept: keptView() })),
    act('auth/order/draft/save', () => ({ fields: '{}' })),
    act('auth/order/draft/del', () => ({})),
    act('auth/order/add', async () => orderInput([await plan(t, who)])),
    act('auth/order/add', async () => {
      const { data } = await t.call('auth/coupon/list', {}, { token: who.token });
      return orderInput([await plan(t, who)], {
        coupon_rid: data.list.find(({ state }) => state === 'usable')?.rid ?? null,
      });
    }),
    ...tried(scene, 'auth/quotation/accept rid'),
    act('auth/order/change', async () => {
      const input = changeInput(await formOf(t, who, (await order(t, who)).rid));
      return {
        ...input,
        items: input.items.map((item) => ({ ...item, count: 2 })),
        samples: samplesOf(2),
      };
    }),
    act('auth/order/cancel', async () => ({ rid: its.order_rid, reason: '不测了' })),
    act('auth/order/send', async () => {
      const placed = await order(t, who);
      await desk.acts(placed.code, 'confirm');
      return { rid: placed.rid, company: '顺丰速运', number: 'SF1234567890' };
    }),
    act('auth/order/again', () => ({ rid: its.order_rid })),
    act('auth/order/addRawFile', async () => ({
      rid: its.analysis_rid,
      file_rid: (await send(t, 'auth/upload4file', {}, csv, who.token)).data.file_rid,
    })),
    ...tried(scene, 'auth/order/delRawFile rid'),
    act('auth/protocol/sign', async () => {
      const placed = await order(t, who);
      await desk.acts(placed.code, 'confirm');
      const code = await signingCode(t, who, placed.rid);
      const { sha256 } = await protocolOf(t, who, placed.rid);
      return { rid: placed.rid, seen: { sha256: sha256 ?? '' }, name: '李同学', code, agreed: true };
    }),
    act('auth/order/updateProtocolFile', async () => {
      const placed = await order(t, who);
      await desk.acts(placed.code, 'confirm');
      return { rid: placed.rid, file_rid: await upload(scene) };
    }),
    act('auth/evaluate/add', async () => {
      const placed = await order(t, who);
      await desk.deliver(placed.code);
      return { item_rid: await itemOf(t, who, placed.rid), stars: 5 };
    }),
    act('auth/order/reportOrderFeedback', async () => {
      const placed = await order(t, who);
      await desk.deliver(placed.code);
      return { rid: placed.rid, question: '峰位不对' };
    }),
    ...tried(scene, 'auth/report/mask rid', 'auth/retest/agree rid'),
    act('auth/retest/decline', async () => ({ rid: (await proposedRetest(t, desk, who)).rid })),
    ...tried(scene, 'auth/requirement/write code', 'auth/requirement/cancel code'),
    act('auth/quotation/decline', async () => {
      const quoted = await quoteRequirement(t, desk.token, await postRequirement(t, who));
      return { rid: quoted.data.rid, reason: '超出预算' };
    }),
    act('auth/requirement/seen', async () => {
      const code = await postRequirement(t, who);
      await send(t, 'staff/requirement/answer', { code, text: '可以测' }, null, desk.token);
      return { code };
    }),
    act('auth/requirement/claim', async () => {
      const posted = { name: '王', phone: who.phone, content: '测' };
      return { code: (await send(t, 'open/web/requirement/add', posted, null)).data.code };
    }),
  ];
}

/** Acts on samples, visits, instrument time and uploads. */
export function labActs(scene: Scene): Act[] {
  const { t, who, its, desk } = scene;
  return [
    act('auth/sample/keep', async () => ({ rid: (await deliveredSample(t, who, 2)).sample.rid })),
    act('auth/sample/destroy', async () => ({ rid: await storedSample(t, who), confirmed: true })),
    act('auth/sample4recycle/add', async () => ({
      rids: [await storedSample(t, who)],
      address: place,
      postage: 'collect',
    })),
    act('auth/sample4recycle/done', async () => {
      const asked = { rids: [await storedSample(t, who)], address: place, postage: 'collect' as const };
      const { data } = await t.call('auth/sample4recycle/add', asked, { token: who.token });
      const parcel = { company: '顺丰速运', number: 'SF1234567890' };
      await t.call('staff/sample4recycle/send', { code: data.code, ...parcel }, { token: desk.token });
      return { rid: data.rid };
    }),
    ...tried(
      scene,
      'auth/sample4recycle/cancel rid',
      'auth/sampling/reschedule rid',
      'auth/sampling/cancel rid',
    ),
    act('auth/sampling/add', () => ({ ...place, date: '2026-12-01', time: '10:30-12:30' })),
    act('auth/reservation/add', () => wish(on('04'))),
    act('auth/reservation/move', () => ({ rid: its.reservation_rid, ...on('05') })),
    act('auth/reservation/rebook', async () => {
      const time = await booked(t, who, wish(on('07')));
      await t.call('auth/reservation/cancel', { rid: time.rid }, { token: who.token });
      return { rid: time.rid, ...on('09') };
    }),
    act('auth/reservation/wait', async () => {
      await held(t, await member(t.db), on('08'));
      return wish(on('08'));
    }),
    act('auth/reservation/begin', () => atDoor(scene, on('10'), false)),
    act('auth/reservation/finish', () => atDoor(scene, on('11'), true)),
    ...tried(scene, 'auth/reservation/unwait rid', 'auth/reservation/cancel rid', 'auth/upload/abort rid'),
    act('auth/upload/start', () => ({ name: 'c.pdf', size: 10 })),
  ];
}

/** Holds a time, lets it be booked and now, perhaps in use, and returns what its member says at the door. */
async function atDoor({ t, who }: Scene, time: Partial<ReturnType<typeof wish>>, isInUse: boolean) {
  const { rid } = await held(t, who, time);
  const starts = t.clock.now();
  const ends = new Date(starts.getTime() + 3_600_000);
  const now = { state: 'booked' as const, until: null, starts, ends, used_from: isInUse ? starts : null };
  await t.db.transaction((tx) => tx.update(reservations).set(now).where(eq(reservations.rid, rid)));
  return { rid, door: await doorOf(t) };
}
