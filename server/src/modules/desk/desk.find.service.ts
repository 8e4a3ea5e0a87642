import type { Data } from '@portal/shared/contract';
import {
  dashedCode,
  isPermitted,
  reportCodeLength,
  type StaffRole,
  unclaimedStateLabels,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findDevices, findDevicesNamed } from '../device/device.repo';
import { orderCodes } from '../order/order.repo';
import { listAll } from '../order/order.staff.repo';
import { findNumberedReports, findReportByCode } from '../report/report.repo';
import { numberOf, storedCode } from '../report/report.rules';
import { findByCode } from '../sampling/sampling.repo';
import { listUnclaimed } from '../unclaimed/unclaimed.repo';
import { findBeginning, findUsers, memberLabels } from '../user/user.repo';
import { findWorksheet } from '../worksheet/worksheet.repo';
import { findNumbered } from './desk.find.repo';

type Found = Data<'staff/desk/find'>['list'][number];

/** Most records of a kind that are found by a beginning or a part. */
const most = 6;

/**
 * Returns what staff may mean by what they typed: records by their whole number, orders by the beginning of theirs, members by that of
 * name, company or phone, and services by a part of the name. Bookings of samplings are found by who has visits,
 * worksheets by the lab, reports by those who read them: by their number, or by the code of their check page, as a scan of its QR code gives it;
 * parcels that nobody announced by the same, by their own number or the one on them.
 */
export async function findRecords(tx: Tx, typed: string, roles: readonly StaffRole[]): Promise<Found[]> {
  const words = typed.trim();
  if (words === '') return [];
  return [
    ...(await byNumber(tx, dashedCode(words))),
    ...(isPermitted(roles, ['manager', 'lab']) ? await bookingNumbered(tx, dashedCode(words)) : []),
    ...(isPermitted(roles, ['lab']) ? await worksheetNumbered(tx, dashedCode(words)) : []),
    ...(isPermitted(roles, ['lab', 'manager']) ? await reportNumbered(tx, words) : []),
    ...(isPermitted(roles, ['lab', 'manager']) ? await unclaimedMarked(tx, words) : []),
    ...(await membersCalled(tx, words)),
    ...(await servicesCalled(tx, words)),
  ];
}

/** Number of a report with or without its version, such as 2026-000123-1. */
const reportNumber = /^(\d{4}-\d{6})(?:-(\d{1,3}))?$/;

async function reportNumbered(tx: Tx, words: string): Promise<Found[]> {
  const [whole, serial, version] = reportNumber.exec(dashedCode(words)) ?? [];
  const code = storedCode(words.slice(words.lastIndexOf('/') + 1));
  const checked =
    whole === undefined && code.length === reportCodeLength ? await findReportByCode(tx, code) : undefined;
  const found = serial
    ? await findNumberedReports(tx, serial, version === undefined ? undefined : Number(version))
    : [checked].filter((row) => row !== undefined);
  const codes = await orderCodes(
    tx,
    found.map(({ order_rid }) => order_rid),
  );
  return found.flatMap((row) => {
    const title = numberOf(row);
    const order_code = codes.get(row.order_rid);
    return title && order_code
      ? [{ noun: 'report', title, text: order_code, code: row.rid, order_code }]
      : [];
  });
}

/** Orders have a letter; its absence is what people leave out. */
const orderNumber = /^D?\d/;

async function byNumber(tx: Tx, code: string): Promise<Found[]> {
  const numbered = await findNumbered(tx, code);
  const begun = orderNumber.test(code) ? await ordersBeginning(tx, code) : [];
  return [...begun, ...numbered.map((one) => ({ ...one, title: one.code, text: one.order_code }))];
}

async function bookingNumbered(tx: Tx, code: string): Promise<Found[]> {
  const found = await findByCode(tx, code);
  if (!found) return [];
  const text = `${found.date} ${found.time} ${found.name}`;
  return [{ noun: 'sampling', title: found.code, text, code: found.code, order_code: null }];
}

async function worksheetNumbered(tx: Tx, code: string): Promise<Found[]> {
  const found = await findWorksheet(tx, code);
  if (!found) return [];
  return [{ noun: 'worksheet', title: code, text: found.service, code, order_code: null }];
}

/** People name a parcel by the last digits of its number; fewer would find too many. */
const leastOfMark = 4;

async function unclaimedMarked(tx: Tx, search: string): Promise<Found[]> {
  if (search.length < leastOfMark) return [];
  const { rows } = await listUnclaimed(tx, { states: [], search, size: most });
  return rows.map(({ code, mark, state }) => ({
    noun: 'unclaimed',
    title: mark,
    text: `${code} ${unclaimedStateLabels[state]}`,
    code,
    order_code: null,
  }));
}

async function ordersBeginning(tx: Tx, code: string): Promise<Found[]> {
  const filter = { states: [], code: code.startsWith('D') ? code : `D${code}` };
  const { rows } = await listAll(tx, filter, { size: most, sort: 'newest' });
  const people = await memberLabels(
    tx,
    rows.map(({ user_rid }) => user_rid),
  );
  return rows.map((row) => ({
    noun: 'order',
    title: row.code,
    text: people.get(row.user_rid) ?? '',
    code: row.code,
    order_code: row.code,
  }));
}

async function membersCalled(tx: Tx, words: string): Promise<Found[]> {
  const people = await findUsers(tx, await findBeginning(tx, words, most));
  return people.map(({ rid, name, company, phone, account }) => ({
    noun: 'member',
    title: name || account,
    text: [company, phone].filter(Boolean).join(' '),
    code: phone || rid,
    order_code: null,
  }));
}

async function servicesCalled(tx: Tx, words: string): Promise<Found[]> {
  const rids = (await findDevicesNamed(tx, words)).slice(0, most);
  return (await findDevices(tx, rids)).map(({ name }) => ({
    noun: 'device',
    title: name,
    text: '',
    code: name,
    order_code: null,
  }));
}
