import { z } from 'zod';
import { formatMessage, isCreditCode, limits } from '../rules';
import { components } from './component';
import { text } from './field';

const amount = (label: string) =>
  z
    .int(`[${label}]应为整数，单位为分`)
    .min(0, `[${label}]不能小于 0`)
    .max(limits.amountFen, `[${label}]过大`);

/** The lab's bank account, to which members transfer money. */
export const bankAccount = z
  .strictObject({
    name: text('户名', 80),
    bank: text('开户银行', 80),
    account: text('银行账号', 40).regex(/^[\d ]+$/, formatMessage('银行账号')),
  })
  .register(components, { id: 'BankAccount' });

/** What agreements and invoices say about the lab as a taxpayer. */
export const taxpayer = z
  .strictObject({
    /** The unified social credit code, which is the tax number. */
    number: text('税号', 20).refine(isCreditCode, formatMessage('税号')),
    /** Rate of the value-added tax that prices include, in percent. */
    percent: z.int('[税率]应为整数').min(0, '[税率]不能小于 0').max(13, '[税率]不能超过 13'),
  })
  .register(components, { id: 'Taxpayer' });

/** A prepayment of at least `amount_fen` earns `bonus_fen`. */
export const prestoreTier = z
  .strictObject({
    amount_fen: amount('预存金额').min(1, '[预存金额]不能小于 1'),
    bonus_fen: amount('赠送金额'),
  })
  .register(components, { id: 'PrestoreTier' });

const days = (label: string) =>
  z.int(`[${label}]应为整数`).min(1, `[${label}]不能小于 1`).max(365, `[${label}]不能超过 365`);

/** Settings about money, with what applies in a database from before they existed. */
export const moneySettings = {
  /** Null while the lab has none: members then ask their account manager. */
  bankAccount: bankAccount.nullable().default(null),
  /** Null while the lab has not entered it: documents then leave tax number, rate and amount out. */
  taxpayer: taxpayer.nullable().default(null),
  /** By rising amounts. */
  prestoreTiers: z
    .array(prestoreTier)
    .max(20, '[预存档位]不能超过 20 个')
    .refine(
      (tiers) => tiers.every(({ amount_fen }, index) => amount_fen > (tiers[index - 1]?.amount_fen ?? 0)),
      '[预存档位]须按金额从小到大排列',
    )
    .default([]),
  /** Acts of staff above this amount need the agreement of a second person. */
  approvalFen: amount('复核金额').default(5_000_000),
  /** Credit limit of a new academic member. */
  defaultCreditFen: amount('默认信用额度').default(500_000),
  /** Days after which an unpaid order stops new orders on credit. */
  overdueDays: days('逾期天数').default(30),
  /** Days in which a member reviews a statement before it is confirmed automatically. */
  reviewDays: days('结算单核对天数').default(7),
  /** Days after which a payment that waits for a group's manager expires. */
  clusterApprovalDays: days('社群审批天数').default(7),
};
