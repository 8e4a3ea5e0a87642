import type { App } from '../../deps';
import { route } from '../../http/route';
import { audit } from '../audit/audit.repo';
import { quoteOrder, quoteRequirement } from './quotation.add.service';
import { listAll, quotationByCode, readForStaff } from './quotation.list.service';
import { moveQuotation } from './quotation.move.service';
import { priceForSender } from './quotation.price.service';

export function quotationStaffRoutes(app: App): void {
  route(app, 'staff/quotation/list', (input, { db, now }) => db.read((tx) => listAll(tx, input, now())));

  route(app, 'staff/quotation/detail', ({ code }, { db, secret, now }) =>
    db.read((tx) => readForStaff(tx, code, { secret, now: now() })),
  );

  route(app, 'staff/quotation/order', (input, context) => quoteOrder(context, context.member.rid, input));

  route(app, 'staff/quotation/price', (input, { db, now }) =>
    db.read((tx) => priceForSender(tx, input, now())),
  );

  route(app, 'staff/quotation/requirement', (input, context) =>
    quoteRequirement(context, context.member.rid, input),
  );

  route(app, 'staff/quotation/withdraw', ({ code, reason }, { db, member, now }) =>
    db.transaction(async (tx) => {
      const { rid } = await quotationByCode(tx, code);
      const step = { act: 'withdraw', by: 'staff', by_rid: member.rid, reason, at: now() } as const;
      const { quotation } = await moveQuotation(tx, rid, step);
      const entry = { act: 'quotation.withdraw', target: quotation.code, note: reason, at: step.at };
      await audit(tx, { staff_rid: member.rid, ...entry });
      return { rid, code: quotation.code, revision: quotation.revision };
    }),
  );
}
