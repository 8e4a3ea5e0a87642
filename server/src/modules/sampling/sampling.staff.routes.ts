import { samplingActsOf } from '@portal/shared/rules';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { audit } from '../audit/audit.repo';
import { presentSampling } from './sampling.present';
import { listByDay } from './sampling.repo';
import { move, samplingByCode } from './sampling.service';

export function samplingStaffRoutes(app: App): void {
  route(app, 'staff/sampling/list', ({ states, code, ...page }, { db }) =>
    db.read(async (tx) => {
      const { rows, ...rest } = await listByDay(tx, { states, code }, page);
      return { ...rest, list: rows.map((row) => presentSampling(row, samplingActsOf(row.state, 'staff'))) };
    }),
  );

  route(app, 'staff/sampling/move', ({ code, act, note }, { db, member, now }) =>
    db.transaction(async (tx) => {
      const row = await samplingByCode(tx, code);
      const moved = await move(tx, row, { act, by: 'staff', note, at: now() });
      const done = { act: `sampling.${act}`, target: row.code, note, at: now() };
      await audit(tx, { staff_rid: member.rid, ...done });
      return presentSampling(moved, samplingActsOf(moved.state, 'staff'));
    }),
  );
}
