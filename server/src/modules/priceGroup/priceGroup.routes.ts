import { labClock } from '@portal/shared/rules';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { presentOwnRule } from './priceGroup.present';
import { findOwnPrices } from './priceGroup.repo';

export function priceGroupRoutes(app: App): void {
  route(app, 'auth/priceGroup/own', (_input, { db, member, now }) =>
    db.read(async (tx) => {
      const own = await findOwnPrices(tx, member.rid, labClock(now()).today);
      return { group: own?.group ?? null, rules: (own?.rules ?? []).map(presentOwnRule) };
    }),
  );
}
