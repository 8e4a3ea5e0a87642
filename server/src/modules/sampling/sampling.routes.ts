import { labClock } from '@portal/shared/rules';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { findSetting } from '../setting/setting.repo';
import { audit } from '../staff/staff.service';
import { presentSampling } from './sampling.present';
import { findByCode, findOwn, listByDay, listOwn } from './sampling.repo';
import { book, move } from './sampling.service';
import { freeSlots } from './visitSlot';

export function samplingRoutes(app: App): void {
  route(app, 'open/sampling/slots', (days, { db, now }) =>
    db.read(async (tx) => {
      const { samplingSetting } = await findSetting(tx);
      return freeSlots(tx, days, { setting: samplingSetting, clock: labClock(now()) });
    }),
  );

  route(app, 'auth/sampling/add', async (input, { db, member, now }) => {
    const { rid, code } = await db.transaction((tx) => book(tx, member.rid, input, now()));
    return { rid, code };
  });

  route(app, 'auth/sampling/list', (page, { db, member }) =>
    db.read(async (tx) => {
      const { total, list } = await listOwn(tx, member.rid, page);
      return { total, list: list.map((row) => presentSampling(row, 'member')) };
    }),
  );

  route(app, 'auth/sampling/cancel', async ({ rid }, { db, member, now }) => {
    await db.transaction(async (tx) => {
      const row = await findOwn(tx, member.rid, rid);
      if (!row) throw refuse('not_found', { msg: '预约不存在' });
      await move(tx, row, { act: 'cancel', by: 'member', note: '', at: now() });
    });
    return null;
  });

  route(app, 'staff/sampling/list', ({ states, ...page }, { db }) =>
    db.read(async (tx) => {
      const { total, list } = await listByDay(tx, states, page);
      return { total, list: list.map((row) => presentSampling(row, 'staff')) };
    }),
  );

  route(app, 'staff/sampling/move', ({ code, act, note }, { db, member, now }) =>
    db.transaction(async (tx) => {
      const row = await findByCode(tx, code);
      if (!row) throw refuse('not_found', { msg: `没有预约 ${code}` });
      const moved = await move(tx, row, { act, by: 'staff', note, at: now() });
      const done = { act: `sampling.${act}`, target: row.code, note, at: now() };
      await audit(tx, { staff_rid: member.rid, ...done });
      return presentSampling(moved, 'staff');
    }),
  );
}
