import type { App } from '../../deps';
import { route } from '../../http/route';
import { fileLink } from '../upload/fileLink.service';
import { presentRequirement } from './requirement.present';
import { listRequirements } from './requirement.repo';

export function requirementStaffRoutes(app: App): void {
  route(app, 'staff/requirement/list', (input, { db, secret, now }) =>
    db.read(async (tx) => {
      const { total, rows } = await listRequirements(tx, input);
      const linkOf = (rid: string) => fileLink(secret, rid, now());
      return { total, list: rows.map((row) => presentRequirement(row, linkOf)) };
    }),
  );
}
