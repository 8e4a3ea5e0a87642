import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../../../testing/schema';
import { exportFiles } from './personal.export.rules';
import { personalRecords } from './personal.records.repo';

/** Tables without data of members, with the reason. A new table belongs here or in `personalRecords`. */
const impersonal: Readonly<Record<string, string>> = {
  access_tokens: 'hashes of tokens; deleted with their session',
  cluster_budget_notice:
    'which percentages of a budget were told in a month; the notices are among the messages',
  approval: 'acts of staff that a second person agrees to, by the codes of records',
  article: 'content',
  bank_line:
    "incoming lines of the lab's own account, which it keeps as its books; the name of a payer is the bank's",
  banner: 'content',
  cluster: 'groups; their members are in cluster_member',
  coupon_offer: 'terms of coupons',
  content_draft: 'content',
  content_version: 'content',
  device: 'content',
  device_page: 'content',
  ledger_check: 'results of the nightly check',
  instrument: 'instruments of the lab',
  job_run: 'times of jobs',
  instrument_closure: 'closed days of instruments',
  instrument_device: 'services of instruments',
  integration_goods: 'what points are exchanged for',
  local_inbox: 'local mode only, which has no real members',
  order_assignment: 'which of the staff looks after an order',
  partner: 'content',
  picture: 'content; uploaded by staff',
  prefecture: 'content',
  price_group: 'groups of customers; their members are in price_group_member',
  price_rule: 'prices of groups',
  rate_limits: 'counts of attempts, which expire within a day',
  refresh_tokens: 'hashes of tokens; deleted with their session',
  reservation_seat: 'taken half hours of reservations, which have the times',
  resumable_part: 'check values of parts; deleted with their upload',
  seed_run: 'which content was written',
  setting: 'settings of the site',
  staff_account: 'roles of staff, whose accounts are not closed',
  staff_recovery_code: 'hashes of codes of staff',
  staff_second_factor: 'sealed secrets of staff',
  staff_verification: 'sessions of staff; deleted with their session',
  thanks: 'content',
  type: 'content',
  type_child: 'content',
  unclaimed: 'parcels that nobody announced, whose sender is not known; the notes are of staff',
  visit_slot: 'number of visits in a slot',
  webhook_attempt: 'times and results of requests; deleted with their webhook',
  webhook_delivery: 'keys and codes of events; deleted with their webhook',
  worksheet: 'what is measured on an instrument; its note is of staff',
  worksheet_run: 'which samples of orders are measured when, and by whom of the staff',
  wx_callbacks: 'signatures, which expire within minutes',
  wx_tickets: 'QR codes, which expire within minutes',
};

const tables = Object.values(schema).filter((one) => is(one, PgTable));
const personal = new Set(personalRecords.map(({ table }) => getTableName(table)));

test('each table is among the personal records, or listed with the reason why not', () => {
  expect([...personal, ...Object.keys(impersonal)].sort()).toEqual(tables.map(getTableName).sort());
});

test('a table with a column for a member is among the personal records', () => {
  const owned = tables.filter((table) => Object.keys(getTableColumns(table)).includes('user_rid'));
  expect(owned.map(getTableName).filter((name) => !personal.has(name))).toEqual([]);
});

test('each record is exported once, or has the reason why not', () => {
  const files = personalRecords.flatMap(({ exported }) =>
    'file' in exported && exported.within === undefined ? [exported.file] : [],
  );
  expect(files.sort()).toEqual(Object.keys(exportFiles).sort());
});

test('every column with text or JSON of a kept row is decided about', () => {
  const open = personalRecords.flatMap(({ table, closing }) =>
    closing === 'delete'
      ? []
      : Object.values(getTableColumns(table))
          .filter(({ dataType }) => !['number', 'boolean', 'date'].includes(dataType))
          .filter(({ name }) => closing[name] === undefined)
          .map(({ name }) => `${getTableName(table)}.${name}`),
  );
  expect(open).toEqual([]);
});

test('credentials and keys of stored files are not exported', () => {
  const shown = personalRecords.flatMap(({ table, exported, hidden = [] }) =>
    'because' in exported
      ? []
      : Object.keys(getTableColumns(table))
          .filter((name) => !hidden.includes(name))
          .map((name) => `${getTableName(table)}.${name}`),
  );
  expect(shown.filter((name) => /\.(.*(hash|token|salt|secret)|.*stored$)/.test(name))).toEqual([]);
  expect(shown).not.toContain('order_event.by_rid');
});
