import type { App } from '../../deps';
import { route } from '../../http/route';
import { countDone } from '../limit/limit.service';
import { ownUser } from '../user/user.service';
import { applyForCredit, cancelCreditApply } from './credit.apply.service';
import { creditLimits } from './credit.limits';
import { presentCreditApply } from './credit.present';
import { listOwnCreditApplies } from './credit.repo';
import { readCredit } from './credit.service';

export function creditRoutes(app: App): void {
  route(app, 'auth/creditApply/operate', (input, { db, member, now }) =>
    db.transaction(async (tx) => {
      if (input.op === 'apply') await countDone(tx, creditLimits(member.rid), now());
      const user = await ownUser(tx, member.rid);
      const row =
        input.op === 'apply'
          ? await applyForCredit(tx, user, input, now())
          : await cancelCreditApply(tx, member.rid, input.rid, now());
      return { credit: await readCredit(tx, user), application: presentCreditApply(row) };
    }),
  );

  route(app, 'auth/creditApply/list', (input, { db, member }) =>
    db.read(async (tx) => {
      const { total, rows } = await listOwnCreditApplies(tx, member.rid, input);
      return {
        total,
        list: rows.map(presentCreditApply),
        credit: await readCredit(tx, await ownUser(tx, member.rid)),
      };
    }),
  );
}
