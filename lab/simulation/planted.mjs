// Bugs that are planted, one at a time, to see whether the simulation finds them. Each is an exchange of a text that occurs once.

/**
 * A small change of a source, as people make them.
 * @typedef {{ name: string, file: string, from: string, to: string, races?: true }} Planted `races`: it shows only when transactions overlap,
 * which they do on PostgreSQL.
 */

const moduleFile = (path) => `server/src/modules/${path}.ts`;

/** @type {readonly Planted[]} */
export const planted = [
  {
    name: 'a member gets one coupon more than an offer allows',
    file: moduleFile('coupon/coupon.service'),
    from: '>= offer.per_member',
    to: '> offer.per_member',
  },
  {
    name: 'an offer issues more coupons than it has',
    file: moduleFile('coupon/coupon.repo'),
    from: 'or(isNull(couponOffers.total), lt(couponOffers.issued, couponOffers.total)),',
    to: '',
  },
  {
    name: 'a cancelled order keeps its coupon',
    file: moduleFile('order/order.move.service'),
    from: '    await releaseCoupon(tx, order.rid);\n',
    to: '',
  },
  {
    name: 'a cancelled order keeps its reserved amount',
    file: moduleFile('order/order.move.service'),
    from: "  if (act === 'cancel' || act === 'drop') await releaseHold(tx, order, at);\n",
    to: '',
  },
  {
    name: 'a cancelled order keeps its instrument time',
    file: moduleFile('order/order.move.service'),
    from: '    await freeOrderTime(tx, order.rid, at);\n',
    to: '',
  },
  {
    name: 'the branches of who prepays are swapped',
    file: moduleFile('order/order.move.service'),
    from: 'if (order.enterprise && starts)',
    to: 'if (!order.enterprise && starts)',
  },
  {
    name: 'the branches of whose reserved amount follows a change are swapped',
    file: moduleFile('order/order.change.service'),
    from: 'if (!moved.enterprise) await changeHold',
    to: 'if (moved.enterprise) await changeHold',
  },
  {
    name: 'a sample is tested before its plan is locked',
    file: 'shared/src/rules/orderState.ts',
    from: 'return o.enterprise || o.locked;',
    to: 'return true;',
  },
  {
    name: 'an order is delivered without data',
    file: 'shared/src/rules/orderState.ts',
    from: 'when: (o) => o.hasData && isPriced(o),',
    to: 'when: (o) => isPriced(o),',
  },
  {
    name: 'the promise of data is never kept',
    file: moduleFile('order/order.promise.service'),
    from: "  deliver: 'deliver',\n",
    to: '',
  },
  {
    name: 'an order is received with the first of its samples',
    file: moduleFile('sample/sample.receive.service'),
    from: 'const completes = missing === 0 &&',
    to: 'const completes =',
  },
  {
    name: 'what is reserved is not taken when a statement is confirmed',
    file: moduleFile('statement/statement.service'),
    from: '  await postHolds(tx, orders, by.at);\n',
    to: '',
  },
  {
    name: 'a statement is paid while ten yuan are owed',
    file: moduleFile('statement/statement.service'),
    from: "if (owed_fen > 0 || statement.state !== 'unpaid') return statement;",
    to: "if (owed_fen > 1000 || statement.state !== 'unpaid') return statement;",
  },
  {
    name: 'more is booked than arrived at the bank',
    file: moduleFile('statement/statement.pay.service'),
    from: 'const part = Math.min(owed, amount_fen);',
    to: 'const part = Math.max(owed, amount_fen);',
  },
  {
    name: 'what is invoiced is refunded',
    file: moduleFile('statement/statement.refund.service'),
    from: 'const left = before.paid_cash_fen - invoiced_fen;',
    to: 'const left = before.paid_cash_fen;',
  },
  {
    name: 'the limit of a month counts one payment at a time',
    file: moduleFile('cluster/cluster.payment.service'),
    from: 'const left = limit_fen - (spent',
    to: 'const left = limit_fen - 0 * (spent',
  },
  {
    name: 'a call that is sent again is done again',
    file: 'server/src/http/idempotency.ts',
    from: '      const stored = await storedAnswer<Data>(tx, call);\n      if (stored) return stored.data;\n',
    to: '      await tx.delete(idempotency_keys).where(eq(idempotency_keys.key, call.key));\n',
  },
  {
    name: 'a letter is taken off the list before it is sent',
    file: moduleFile('message/outbox.job'),
    from: '    await send(deps, letter);\n',
    to: '    await deps.db.transaction((tx) => removeLetter(tx, letter.rid));\n    await send(deps, letter);\n',
  },
  {
    name: 'time that was held and not ordered stays taken',
    file: moduleFile('reservation/reservation.settle.service'),
    from: '    expired.map(({ rid }) => rid),\n',
    to: '    [],\n',
  },
  {
    name: 'time is sold of which a half hour is taken',
    file: moduleFile('reservation/reservation.seat.repo'),
    from: '  if (wanted.length < halfHours(range).length) return false;\n',
    to: '',
  },
  {
    name: 'goods that are not sent do not come back to the stock',
    file: moduleFile('integration/integration.staff.service'),
    from: '  await returnGoods(tx, refused.goods_rid);\n',
    to: '',
  },
  {
    name: 'a declined payment stays reserved',
    file: moduleFile('cluster/cluster.payment.service'),
    from: ':void`, voids: id })),',
    to: ':void`, voids: id })).slice(1),',
  },
  {
    name: 'the end of a review is looked for an hour ago',
    file: moduleFile('statement/statement.job'),
    from: 'findReviewed(tx, at, batch)',
    to: 'findReviewed(tx, new Date(at.getTime() - 24 * hourMs), batch)',
  },
  {
    name: 'a missing lock: coupons of an offer are counted without it',
    file: moduleFile('coupon/coupon.service'),
    from: '  await lockMember(tx, user_rid);\n',
    to: '',
    races: true,
  },
  {
    name: 'a missing lock: payments of a statement are made at once',
    file: moduleFile('statement/statement.repo'),
    from: "where(eq(statements.rid, rid)).for('no key update');",
    to: 'where(eq(statements.rid, rid));',
    races: true,
  },
  {
    name: 'a missing lock: payments of a member from a group are added up at once',
    file: moduleFile('cluster/cluster.member.repo'),
    from: ".where(isMember(cluster, user)).for('no key update');",
    to: '.where(isMember(cluster, user));',
    races: true,
  },
];
