import type { App } from '../../deps';
import { route } from '../../http/route';
import { fileLink } from '../upload/fileLink.service';
import { presentRequirement } from './requirement.present';
import { readRequirements } from './requirement.service';

export function requirementStaffRoutes(app: App): void {
  route(app, 'staff/requirement/list', (input, { db, secret, now }) =>
    db.read(async (tx) => {
      const { total, list } = await readRequirements(tx, input);
      const linkOf = (rid: string) => fileLink(secret, rid, now());
      return { total, list: list.map((row) => presentRequirement(row, linkOf)) };
    }),
  );
}
