import type { Tx } from '../../db/client';
import { findTypes } from '../type/type.repo';
import { type DeviceRow, findAllDevices, writeDeviceWords } from './device.repo';

/** Writes the search lexemes of all services. Call it after every change of a service's texts. */
export async function indexDevices(tx: Tx): Promise<void> {
  const { keywordVector } = await import('../keyword/keyword.index.rules');
  const groups = await findTypes(tx);
  const children = new Map(groups.flatMap((group) => group.children).map(({ id, name }) => [id, name]));
  const rows = (await findAllDevices(tx)).map((device) => ({
    rid: device.rid,
    words: keywordVector(searchable(device, children.get(device.child_id) ?? '')),
  }));
  await writeDeviceWords(tx, rows);
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
