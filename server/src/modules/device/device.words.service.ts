import type { Tx } from '../../db/client';
import { findTypes } from '../type/type.repo';
import { type DeviceRow, findAllDevices, findDevices, writeDeviceWords } from './device.repo';

/**
 * Writes the search lexemes of one service, or of all. Call it after every change of a service's texts. A withdrawn
 * service has none, so that no search is narrowed to it.
 */
export async function indexDevices(tx: Tx, rid?: string): Promise<void> {
  const { keywordVector } = await import('../keyword/keyword.index.rules');
  const groups = await findTypes(tx);
  const children = new Map(groups.flatMap((group) => group.children).map(({ id, name }) => [id, name]));
  const indexed = rid === undefined ? await findAllDevices(tx) : await findDevices(tx, [rid]);
  const wordsOf = (device: DeviceRow) =>
    keywordVector(searchable(device, children.get(device.child_id) ?? ''));
  await writeDeviceWords(
    tx,
    indexed.map((device) => ({
      rid: device.rid,
      words: device.withdrawn === null ? wordsOf(device) : '',
    })),
  );
}

function searchable(device: DeviceRow, child: string) {
  const options = device.options.flatMap(({ label, choices }) => [label, ...choices.map((one) => one.label)]);
  return {
    title: device.name,
    aliases: device.aliases,
    tags: [child, device.description, device.instrument].join('|'),
    text: [device.sketch, ...options].join(' '),
  };
}
