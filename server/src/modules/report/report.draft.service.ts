import { type ReportContent, reasons } from '@portal/shared/contract';
import { firstCharacters, labClock, takesReport, texts } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findInstruments, findUses } from '../instrument/instrument.repo';
import { type ItemRow, itemsOf, type OrderRow, timelineOf } from '../order/order.repo';
import { findUser } from '../user/user.repo';
import { receivedSamples } from './report.repo';

/** Refuses with report_act_refused when the test of the order has not begun, or the order was cancelled. */
export function requireTested({ state }: OrderRow): void {
  if (!takesReport(state)) throw refuse('report_act_refused', { msg: reasons.reportOrder });
}

const dayOf = (at: Date | null | undefined): string | null => (at ? labClock(at).today : null);

/** Returns what a report about an order begins with: what the portal knows of its samples, services, instruments and days. */
export async function firstContent(tx: Tx, order: OrderRow): Promise<ReportContent> {
  const user = await findUser(tx, order.user_rid);
  const items = (await itemsOf(tx, [order.rid])).filter(({ device_rid }) => device_rid !== '');
  const samples = await receivedSamples(tx, [order.rid]);
  const timeline = await timelineOf(tx, order.rid);
  const timeOf = (act: string) => timeline.findLast((event) => event.act === act)?.at;
  const instruments = await instrumentsOf(tx, items);
  return {
    client: user?.company || user?.name || '',
    client_address: '',
    samples: samples.map(({ number, name, received }) => ({ number, name, received: dayOf(received) })),
    items: items.map(({ device_rid, name }) => ({
      name,
      method: '',
      instrument: instruments.get(device_rid) ?? '',
    })),
    tested_from: dayOf(timeOf('test')),
    tested_to: dayOf(timeOf('deliver')),
    results: [],
    pictures: [],
    conclusion: '',
    remark: '',
  };
}

/** Returns the instrument of each service that uses only one, by the key of the service. */
async function instrumentsOf(tx: Tx, items: readonly ItemRow[]): Promise<ReadonlyMap<string, string>> {
  const uses = await findUses(
    tx,
    items.map(({ device_rid }) => device_rid),
  );
  const found = await findInstruments(
    tx,
    uses.map(({ instrument_rid }) => instrument_rid),
  );
  return new Map(
    items.flatMap(({ device_rid }) => {
      const [only, ...others] = uses.filter((use) => use.device_rid === device_rid);
      const instrument = found.find(({ rid }) => rid === only?.instrument_rid);
      return instrument && others.length === 0
        ? [
            [
              device_rid,
              firstCharacters(`${instrument.name} ${instrument.code}`, texts.reportInstrument[1]),
            ] as const,
          ]
        : [];
    }),
  );
}
