import { deskQueueKeys } from '@portal/shared/rules';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Tx } from '../src/db/client';
import { listWaiting } from '../src/modules/approval/approval.repo';
import { listAudits } from '../src/modules/audit/audit.repo';
import { listBankLines, openLinesOf } from '../src/modules/bankLine/bankLine.repo';
import { findCaller } from '../src/modules/caller/caller.repo';
import { listClusters } from '../src/modules/cluster/cluster.repo';
import { listCreditApplies } from '../src/modules/credit/credit.repo';
import { findNumbered } from '../src/modules/desk/desk.find.repo';
import { listMembers } from '../src/modules/desk/desk.member.repo';
import { countQueues } from '../src/modules/desk/desk.repo';
import { pickupsOn, samplingsOn } from '../src/modules/desk/desk.visit.repo';
import { billedByLine, billedByMember, paidByMember } from '../src/modules/figure/figure.income.repo';
import { takenTimes } from '../src/modules/figure/figure.load.repo';
import { paidOnCredit, takenOnCredit } from '../src/modules/figure/figure.open.repo';
import { keptPromises, openPromises } from '../src/modules/figure/figure.promise.repo';
import { deliveredDays } from '../src/modules/figure/figure.turnaround.repo';
import { listExchangesIn } from '../src/modules/integration/integration.repo';
import { listAllInvoiceApplies } from '../src/modules/invoiceApply/invoiceApply.repo';
import { attempts } from '../src/modules/keyword/keyword.attempt.rules';
import { noNames } from '../src/modules/keyword/keyword.vocabulary.rules';
import { countMemberNotes, listMemberNotes } from '../src/modules/memberNote/memberNote.repo';
import { countUnread, listMessages } from '../src/modules/message/message.repo';
import { announcedOrders, arrivingOrders } from '../src/modules/order/order.arriving.repo';
import { listOwn } from '../src/modules/order/order.own.repo';
import { searchOwn } from '../src/modules/order/order.search.repo';
import { countAll, listAll } from '../src/modules/order/order.staff.repo';
import { listPrestore } from '../src/modules/prestore/prestore.repo';
import { findAccount } from '../src/modules/profile/profile.repo';
import { listPromoters } from '../src/modules/promoter/promoter.repo';
import { listProtocols } from '../src/modules/protocol/protocol.repo';
import { listWithdrawalsIn } from '../src/modules/rebate/withdrawal.repo';
import { listRequirements } from '../src/modules/requirement/requirement.repo';
import { listOwnReservations, listWithin } from '../src/modules/reservation/reservation.repo';
import { waitsWithin } from '../src/modules/reservation/reservation.wait.repo';
import { countSamples, listDue, listSamples } from '../src/modules/sample/sample.repo';
import { listRecycles } from '../src/modules/sample/sample4recycle.repo';
import { listByDay } from '../src/modules/sampling/sampling.repo';
import { findArticleHits, matchArticles } from '../src/modules/search/search.repo';
import { listAllStatements, listOwnStatements, listUnpaid } from '../src/modules/statement/statement.repo';
import {
  listAllTransferApplies,
  listWaitingTransfers,
} from '../src/modules/transferApply/transferApply.repo';
import { listUnclaimed } from '../src/modules/unclaimed/unclaimed.repo';
import { findBeginning } from '../src/modules/user/user.repo';
import { describeOnPostgres } from './database';
import { testApp } from './testApp';

const now = new Date('2026-11-22Z');
const range = { starts: now, ends: new Date('2026-11-23Z') };
const span = { from: now, to: new Date('2026-11-29Z') };
const page = { page: 2, size: 20 };
const queue = { after: '0_1700000000000_key', size: 20, states: [] };
const everything = { states: [], code: '' };
const before = '1700000000000_key';
const filter = { code: '', device: '', sample: '', states: [] };

/** Reads of tables that grow with the business: each must be possible by an index, on all pages. */
const reads: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
  'the caller': (tx) => findCaller(tx, { hash: 'hash', now: now.toISOString() }),
  'the account': (tx) => findAccount(tx, { rid: 'user' }),
  'orders of a member': (tx) => listOwn(tx, 'user', { ...page, kw: '', states: [] }),
  'search in orders of a member': (tx) => searchOwn(tx, 'user', filter, { before, size: 20, sort: 'newest' }),
  'orders of staff': (tx) => listAll(tx, everything, { ...queue, sort: 'waiting' }),
  'newest orders of staff': (tx) => listAll(tx, everything, { ...queue, sort: 'newest' }),
  'orders of staff by promise': (tx) => listAll(tx, everything, { ...queue, sort: 'due' }),
  'late orders of staff': (tx) => listAll(tx, { ...everything, overdue: now }, { ...queue, sort: 'waiting' }),
  'orders of staff by number': (tx) =>
    listAll(tx, { states: [], code: 'D20261118' }, { ...queue, sort: 'waiting' }),
  'orders of staff that one looks after': (tx) =>
    listAll(tx, { ...everything, assignee: 'staff' }, { ...queue, sort: 'waiting' }),
  'orders that a scan means': (tx) => arrivingOrders(tx, 'SF1234567890', 'order'),
  'orders of staff by member and service': (tx) =>
    listAll(tx, { ...everything, user_rids: ['u'], device_rids: ['d'] }, { ...queue, sort: 'newest' }),
  'number of orders of staff in days': (tx) =>
    countAll(tx, { ...everything, from: now, to: now }, { most: 1000, sort: 'waiting' }),
  'number of late orders of staff': (tx) =>
    countAll(tx, { ...everything, overdue: now }, { most: 1000, sort: 'due' }),
  'queues of staff': (tx) => countQueues(tx, deskQueueKeys, now),
  'lines of the bank': (tx) => listBankLines(tx, { ...queue, states: ['open'], code: '' }),
  'lines of the bank of some amounts': (tx) => openLinesOf(tx, [100, 200], 2000),
  'parcels that nobody announced': (tx) => listUnclaimed(tx, { ...queue, search: '' }),
  'parcels that nobody announced by number': (tx) =>
    listUnclaimed(tx, { ...queue, states: ['open', 'claimed'], search: '4680' }),
  'orders of announced parcels': (tx) => announcedOrders(tx, ['SF1234567890', 'SF1234567891']),
  'statements that a line of the bank can pay': (tx) => listUnpaid(tx, 2000),
  'transfers that a line of the bank can be': (tx) => listWaitingTransfers(tx, 2000),
  'samplings of a day': (tx) => samplingsOn(tx, '2026-11-22'),
  'pick-ups of a day': (tx) => pickupsOn(tx, '2026-11-22'),
  'a record of any kind by its number': (tx) => findNumbered(tx, 'S20261118-000001'),
  'members by the beginning of name, company or phone': (tx) => findBeginning(tx, '王', 100),
  'members at the desk': (tx) =>
    listMembers(tx, { kinds: [], states: ['active'] }, { after: before, size: 50 }),
  'members at the desk by kind, among those who are called so': (tx) =>
    listMembers(tx, { rids: ['u', 'v'], kinds: ['company'], states: [] }, { size: 50 }),
  'notes about a member': (tx) => listMemberNotes(tx, 'user'),
  'number of notes about a member': (tx) => countMemberNotes(tx, 'user'),
  'what unpaid statements of a member took on credit': (tx) => takenOnCredit(tx, 'user'),
  'what was paid of unpaid statements of a member': (tx) => paidOnCredit(tx, 'user'),
  'orders of staff by member': (tx) =>
    listAll(tx, { ...everything, user_rids: ['u'] }, { ...queue, sort: 'newest' }),
  'agreements of a member': (tx) => listProtocols(tx, { user_rid: 'user', kw: '', before, size: 20 }),
  'requirements of a member': (tx) =>
    listRequirements(tx, { user_rid: 'user', states: [], before, size: 20 }),
  'requirements of staff': (tx) => listRequirements(tx, { states: [], before, size: 20 }),
  'samples of a member': (tx) =>
    listSamples(tx, 'user', { usable: false, after: { created: now, code: 'P1' }, size: 20 }),
  'numbers of samples': (tx) => countSamples(tx, 'user'),
  'samples that are due': (tx) => listDue(tx, '2026-11-22', { after: '2026-11-20_P1', size: 20 }),
  'reservations of a member': (tx) => listOwnReservations(tx, 'user', { ...page, states: [], now }),
  'reservations of a day': (tx) =>
    listWithin(tx, range, { after: before, size: 20, instrument_rid: undefined }),
  'waits for an instrument in a week': (tx) => waitsWithin(tx, 'instrument', range),
  'visits by day': (tx) =>
    listByDay(tx, { states: ['booked', 'confirmed'] }, { after: '2026-11-20_08:30-10:30_Q1', size: 20 }),
  'visits that are done': (tx) =>
    listByDay(tx, { states: ['done'] }, { after: '2026-11-20_08:30-10:30_Q1', size: 20 }),
  'a visit by its number': (tx) => listByDay(tx, { states: [], code: 'V20261118-000001' }, { size: 20 }),
  'the audit log': (tx) => listAudits(tx, { targets: [], before: '1700000000000_1', size: 20 }),
  'the audit log of an act': (tx) => listAudits(tx, { targets: [], act: 'order.confirm', size: 20 }),
  'statements of a member': (tx) => listOwnStatements(tx, 'user', { ...page, states: ['paid'] }),
  'notices of a member': (tx) => listMessages(tx, 'user', page),
  'number of unread notices': (tx) => countUnread(tx, 'user'),
  'articles by words': async (tx) =>
    findArticleHits(tx, await matchArticles(tx, attempts(noNames, '衍射'), {}), { ...page, kind: undefined }),
  'statements of staff': (tx) => listAllStatements(tx, queue),
  'requests for invoices of staff': (tx) => listAllInvoiceApplies(tx, queue),
  'prepayments of staff': (tx) => listPrestore(tx, { ...queue, code: '' }),
  'a prepayment by its code': (tx) => listPrestore(tx, { ...queue, code: 'Y20261118-000001' }),
  'applications for credit of staff': (tx) => listCreditApplies(tx, { ...queue, code: '' }),
  'an application for credit by its code': (tx) =>
    listCreditApplies(tx, { ...queue, code: 'E20261118-000001' }),
  'requests for samples of staff': (tx) => listRecycles(tx, queue),
  'reported transfers of staff': (tx) => listAllTransferApplies(tx, { ...queue, code: '' }),
  'a reported transfer by its code': (tx) =>
    listAllTransferApplies(tx, { ...queue, code: 'Z20261118-000001' }),
  'withdrawals of staff': (tx) => listWithdrawalsIn(tx, { ...queue, states: ['waiting', 'paid'], code: '' }),
  'a withdrawal by its code': (tx) =>
    listWithdrawalsIn(tx, { ...queue, states: ['waiting', 'paid'], code: 'T20261118-000001' }),
  'exchanges of staff': (tx) => listExchangesIn(tx, ['waiting', 'sent'], queue),
  'promoters of staff': (tx) => listPromoters(tx, ['waiting', 'approved'], queue),
  'approvals of staff': (tx) => listWaiting(tx, queue),
  'groups of staff': (tx) => listClusters(tx, queue),
  'kept promises of a period': (tx) => keptPromises(tx, span, now),
  'open promises of a period': (tx) => openPromises(tx, span, now),
  'turnaround of a period': (tx) => deliveredDays(tx, span),
  'time of instruments in a period': (tx) => takenTimes(tx, span),
  'what a period billed by service': (tx) => billedByLine(tx, span),
  'what a period billed by member': (tx) => billedByMember(tx, span),
  'what a period was paid': (tx) => paidByMember(tx, span),
  'what unpaid statements took on credit': takenOnCredit,
  'what was paid of unpaid statements': paidOnCredit,
};

describeOnPostgres('plans of queries', () => {
  let client: Client;
  let tx: Tx;
  const sent: { query: string; params: unknown[] }[] = [];
  beforeAll(async () => {
    const t = await testApp({ database: 'postgres' });
    client = new Client({ connectionString: 'url' in t.db ? String(t.db.url) : '' });
    await client.connect();
    tx = drizzle(client, { logger: { logQuery: (query, params) => sent.push({ query, params }) } });
    // The tables are small. Without this they would be read as a whole although there is an index.
    await client.query('SET enable_seqscan = off');
  });
  afterAll(() => client.end());

  test.each(Object.entries(reads))('%s are read by an index', async (_name, read) => {
    const plans = await plansOf(read);
    expect(plans).not.toEqual([]);
    expect(plans.filter((line) => line.includes('Seq Scan'))).toEqual([]);
  });

  test.each([
    ['orders of a member', 'orders_member_state'],
    ['reservations of a member', 'reservation_member'],
    ['statements of a member', 'statement_member'],
    ['notices of a member', 'message_member'],
  ])('%s: rows of other pages are not read from the table', async (name, index) => {
    await client.query('SET enable_bitmapscan = off');
    const scans = (await plansOf(reads[name])).filter((line) => line.includes(`using ${index} `));
    await client.query('SET enable_bitmapscan = on');
    expect(scans).not.toEqual([]);
    expect(scans.filter((line) => !line.includes('Index Only Scan'))).toEqual([]);
  });

  /** Returns the lines of the plans of what a read sends. */
  async function plansOf(read: ((tx: Tx) => Promise<unknown>) | undefined): Promise<string[]> {
    sent.length = 0;
    await read?.(tx);
    const plans: string[] = [];
    for (const { query, params } of [...sent]) {
      const { rows } = await client.query(`EXPLAIN (COSTS OFF) ${query}`, params);
      plans.push(...rows.map((row) => String(row['QUERY PLAN'])));
    }
    return plans;
  }
});
