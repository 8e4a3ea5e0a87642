import { settingRoles } from '@portal/shared/rules';
import type { App } from '../../deps';
import { requireRole } from '../../http/member';
import { contentChanged } from '../../http/readCache';
import { route } from '../../http/route';
import { setPopup } from './popup.service';
import { findSettings } from './setting.repo';
import { changeSetting, settingFor, whoChanged } from './setting.service';

export function settingStaffRoutes(app: App): void {
  route(app, 'staff/setting/list', (_input, { db }) => db.read(findSettings));

  route(app, 'staff/setting/detail', ({ key }, { db }) => db.read((tx) => settingFor(tx, key)));

  route(app, 'staff/setting/changes', (_input, { db }) => db.read(whoChanged));

  route(app, 'staff/setting/update', async (input, { db, member, now }) => {
    requireRole(member.roles, settingRoles[input.key]);
    const settings = await db.transaction((tx) =>
      changeSetting(tx, input, { staff_rid: member.rid, at: now() }),
    );
    await contentChanged(db);
    return settings;
  });

  route(app, 'staff/setting/popup', async (input, { db, member, now }) => {
    const popup = await db.transaction((tx) => setPopup(tx, input, { staff_rid: member.rid, at: now() }));
    await contentChanged(db);
    return popup === undefined ? {} : { popup };
  });
}
