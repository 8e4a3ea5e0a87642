import type { App } from '../../deps';
import { route } from '../../http/route';
import { endRule, saveRule } from './priceGroup.rule.service';
import {
  addGroup,
  addGroupMember,
  editGroup,
  groupForStaff,
  groupsForStaff,
  pricedServices,
  removeGroupMember,
  setServiceCost,
} from './priceGroup.staff.service';

export function priceGroupStaffRoutes(app: App): void {
  route(app, 'staff/priceGroup/list', (input, { db, now }) =>
    db.read((tx) => groupsForStaff(tx, input, now())),
  );

  route(app, 'staff/priceGroup/detail', ({ code }, { db }) => db.read((tx) => groupForStaff(tx, code)));

  route(app, 'staff/priceGroup/add', (input, { db, member, now }) =>
    db.transaction((tx) => addGroup(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/priceGroup/edit', (input, { db, member, now }) =>
    db.transaction((tx) => editGroup(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/priceGroup/addMember', (input, { db, member, now }) =>
    db.transaction((tx) => addGroupMember(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/priceGroup/removeMember', (input, { db, member, now }) =>
    db.transaction(async (tx) => {
      await removeGroupMember(tx, input, { staff_rid: member.rid, at: now() });
      return null;
    }),
  );

  route(app, 'staff/priceGroup/saveRule', (input, { db, member, now }) =>
    db.transaction((tx) => saveRule(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/priceGroup/endRule', (input, { db, member, now }) =>
    db.transaction(async (tx) => {
      await endRule(tx, input, { staff_rid: member.rid, at: now() });
      return null;
    }),
  );

  route(app, 'staff/priceGroup/services', (input, { db }) => db.read((tx) => pricedServices(tx, input)));

  route(app, 'staff/priceGroup/cost', (input, { db, member, now }) =>
    db.transaction(async (tx) => {
      await setServiceCost(tx, input, { staff_rid: member.rid, at: now() });
      return null;
    }),
  );
}
