import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { audit } from '../audit/audit.repo';
import { presentSampling } from './sampling.present';
import { findByCode, listByDay } from './sampling.repo';
import { move } from './sampling.service';

export function samplingStaffRoutes(app: App): void {
  route(app, 'staff/sampling/list', ({ states, ...page }, { db }) =>
    db.read(async (tx) => {
      const { total, list } = await listByDay(tx, states, page);
      return { total, list: list.map((row) => presentSampling(row, 'staff')) };
    }),
  );

  route(app, 'staff/sampling/move', ({ code, act, note }, { db, member, now }) =>
    db.transaction(async (tx) => {
      const row = await findByCode(tx, code);
      if (!row) throw refuse('not_found', { noun: 'sampling', code });
      const moved = await move(tx, row, { act, by: 'staff', note, at: now() });
      const done = { act: `sampling.${act}`, target: row.code, note, at: now() };
      await audit(tx, { staff_rid: member.rid, ...done });
      return presentSampling(moved, 'staff');
    }),
  );
}
