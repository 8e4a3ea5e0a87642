import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import type { DeviceRow } from '../device/device.repo';
import { deviceOnSale } from '../device/device.service';
import { changeOptions, saveItems } from './plan.change.service';
import { deletePlanItems, setPlanCount } from './plan.repo';
import { addToPlan, readPlan } from './plan.service';

/**
 * Refuses what a member puts into the plan when it is instrument time that the member does not hold. Returns whether it is time that is
 * held: its hours are all there are.
 */
export type RequireTime = (
  tx: Tx,
  planned: { readonly user_rid: string; readonly device: DeviceRow; readonly count: number },
  now: Date,
) => Promise<boolean>;

export const planRoutes =
  (requireTime: RequireTime) =>
  (app: App): void => {
    route(app, 'auth/tempDevice', (_input, { db, member, now }) =>
      db.read((tx) => readPlan(tx, member.rid, now())),
    );

    route(app, 'auth/tempDevice/add', (input, { db, member, now }) =>
      db.transaction(async (tx) => {
        const device = await deviceOnSale(tx, input.device_rid);
        const planned = { user_rid: member.rid, device, count: input.count };
        const isHeld = await requireTime(tx, planned, now());
        await addToPlan(tx, member.rid, input, now(), isHeld);
        return readPlan(tx, member.rid, now());
      }),
    );

    route(app, 'auth/tempDevice/edit', ({ rid, count }, { db, member, now }) =>
      db.transaction(async (tx) => {
        const found = await setPlanCount(tx, member.rid, rid, count);
        if (!found) throw refuse('not_found', { noun: 'planItem' });
        return readPlan(tx, member.rid, now());
      }),
    );

    route(app, 'auth/tempDevice/options', (input, { db, member, now }) =>
      db.transaction(async (tx) => {
        await changeOptions(tx, input, { user_rid: member.rid, at: now() });
        return readPlan(tx, member.rid, now());
      }),
    );

    route(app, 'auth/tempDevice/save', (input, { db, member, now }) =>
      db.transaction(async (tx) => {
        await saveItems(tx, input, { user_rid: member.rid, at: now() });
        return readPlan(tx, member.rid, now());
      }),
    );

    route(app, 'auth/tempDevice/del', ({ rids }, { db, member, now }) =>
      db.transaction(async (tx) => {
        await deletePlanItems(tx, member.rid, rids);
        return readPlan(tx, member.rid, now());
      }),
    );
  };
