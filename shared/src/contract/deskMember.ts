import { z } from 'zod';
import {
  bareAccount,
  clusterRoles,
  clusterStates,
  formatMessage,
  invoiceApplyStates,
  memberKinds,
  memberStates,
  quotationStates,
  requirementStates,
  statementStates,
  texts,
} from '../rules';
import { components } from './component';
import { deskReservation } from './desk';
import { endpoint } from './endpoint';
import { cursorPaging, fen, happened, instant, keyword, queued, text } from './field';
import { orderState } from './order';
import { samplingState } from './sampling';
import { organization } from './user';

/** A member as the lists of the desk name one. */
const member = z
  .object({
    /** The key, by which pages of the desk name the member. */
    code: z.string(),
    account: z.string(),
    /** Empty when the account has none. */
    phone: z.string(),
    name: z.string(),
    company: z.string(),
    /** Null until certified. */
    organization: organization.nullable(),
    state: z.enum(memberStates),
    created: happened,
  })
  .register(components, { id: 'DeskMember' });

/** Another account of the same person. */
const otherAccount = z.object({ code: z.string(), name: z.string() });

/** What of a member's records is shown at first: the newest ones, and how many there are. */
const newest = <Row extends z.ZodType>(row: Row) => z.object({ total: z.int(), list: z.array(row) });

const money = z.object({
  cash_fen: fen,
  bonus_fen: fen,
  credit_limit_fen: fen,
  /** Owed for confirmed statements. */
  credit_used_fen: fen,
  /** Reserved by orders that are not billed yet. */
  credit_reserved_fen: fen,
  points: z.int(),
  /** Owed of unpaid statements by the days since they were confirmed: to 30, 60, 90, and longer. */
  owed: z.object({ to30_fen: fen, to60_fen: fen, to90_fen: fen, beyond_fen: fen }),
});

/** Calls of the desk about members; with `staff/desk/` the desk asks again when anything changes. */
export const deskMemberEndpoints = {
  'staff/desk/members': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance'],
    summary:
      'Members by the beginning of name, institution or phone, by kind and by the state of the account, the newest first; of more than 1000 that begin so only some are listed',
    input: z.strictObject({
      keyword: keyword(),
      /** Empty for all kinds. */
      kinds: z.array(z.enum(memberKinds), formatMessage('用户类型')).max(memberKinds.length).default([]),
      /** Empty for all states. */
      states: z.array(z.enum(memberStates), formatMessage('账户状态')).max(memberStates.length).default([]),
      ...cursorPaging,
    }),
    example: { keyword: '示例大学', kinds: ['university'] },
    data: queued(member),
  }),
  'staff/desk/member': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance'],
    errors: ['not_found'],
    summary:
      'One member with what the lab has with them: money, prices, groups, orders, requirements, quotations, statements, invoices, visits and instrument time; null for what the roles of the caller may not read',
    input: z.strictObject({ account: text(...texts.account).overwrite(bareAccount) }),
    example: { account: '13800000000' },
    data: z.object({
      ...member.shape,
      email: z.string(),
      /** Supervisor of a student; empty for others. */
      teacher: z.string(),
      /** When the account is closed for good; null unless the member asked for it. */
      closing: instant.nullable(),
      merged_into: otherAccount.nullable(),
      /** Accounts that were merged into this one. */
      joined: z.array(otherAccount),
      money: money.nullable(),
      /** Whose prices the member pays; null as well for the list prices. */
      price_group: z.object({ code: z.string(), name: z.string() }).nullable(),
      clusters: z
        .array(
          z.object({
            code: z.string(),
            name: z.string(),
            role: z.enum(clusterRoles),
            state: z.enum(clusterStates),
          }),
        )
        .nullable(),
      /** Orders that are neither done nor cancelled, and the newest of the others. */
      orders: z.object({
        open: newest(orderOfMember()),
        past: newest(orderOfMember()),
      }),
      /** Open ones, as all of the following. */
      requirements: newest(
        z.object({
          code: z.string(),
          state: z.enum(requirementStates),
          title: z.string(),
          created: happened,
        }),
      ).nullable(),
      quotations: newest(
        z.object({
          code: z.string(),
          state: z.enum(quotationStates),
          amount_fen: fen,
          valid_until: z.string(),
        }),
      ),
      statements: newest(
        z.object({ code: z.string(), state: z.enum(statementStates), amount_fen: fen, owed_fen: fen }),
      ).nullable(),
      invoices: newest(
        z.object({ code: z.string(), state: z.enum(invoiceApplyStates), amount_fen: fen, title: z.string() }),
      ).nullable(),
      /** The next and latest instrument times. */
      reservations: newest(deskReservation).nullable(),
      /** The newest bookings of on-site samplings. */
      samplings: newest(
        z.object({ code: z.string(), state: samplingState, date: z.string(), time: z.string() }),
      ).nullable(),
    }),
  }),
};

function orderOfMember() {
  return z.object({
    code: z.string(),
    state: orderState,
    amount_fen: fen,
    created: happened,
    /** Names of its services. */
    services: z.array(z.string()),
  });
}
