import type { Data, FinderAnswer, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { presentCard } from './device.present';
import { answers, isForSample, questions, sampleOf } from './device.question.rules';
import { type DeviceRow, findDescribed, findDevicesOnSale } from './device.repo';

/** Returns the questions and samples to choose from, each with what it would find, and the services that answer. */
export async function findAnswers(
  tx: Tx,
  { question, sample }: Parsed<'open/web/device/find'>,
): Promise<Data<'open/web/device/find'>> {
  const onSale = await findDescribed(tx);
  const asked = questions.find(({ key }) => key === question);
  const answering = asked ? onSale.filter((device) => answers(device, asked)) : [];
  const fitting = answering.filter((device) => isForSample(device, sample));
  return {
    questions: questions.flatMap((one) => {
      const able = onSale.filter((device) => answers(device, one));
      const { key, label, hint } = one;
      const count = able.filter((device) => isForSample(device, sample)).length;
      return able.length === 0 ? [] : [{ key, label, hint, count }];
    }),
    samples: samplesOf(onSale).map((value) => ({
      value,
      count: (asked ? answering : onSale).filter((device) => isForSample(device, value)).length,
    })),
    answers: await readAnswers(
      tx,
      fitting.map(({ rid }) => rid),
    ),
  };
}

/** Returns the states of samples that services take, the most usual first. */
function samplesOf(onSale: readonly Parameters<typeof sampleOf>[0][]): string[] {
  const counts = new Map<string, number>();
  for (const state of onSale.flatMap(sampleOf)) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([state]) => state);
}

/** Returns the services with these keys in this order. */
async function readAnswers(tx: Tx, rids: readonly string[]): Promise<FinderAnswer[]> {
  const found = new Map((await findDevicesOnSale(tx, rids)).map((row) => [row.rid, row]));
  return rids.flatMap((rid) => {
    const row = found.get(rid);
    return row ? [presentAnswer(row)] : [];
  });
}

const presentAnswer = (row: DeviceRow): FinderAnswer => ({
  ...presentCard(row),
  sample_requirements: row.sample_requirements,
  needs_sample: row.needs_sample,
});
