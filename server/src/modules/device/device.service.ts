import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { type DeviceRow, findDevice } from './device.repo';

/** Returns the service with this key, on sale or withdrawn; refuses with not_found. */
export async function deviceByRid(tx: Tx, rid: string): Promise<DeviceRow> {
  const device = await findDevice(tx, rid);
  if (!device) throw refuse('not_found', { noun: 'device' });
  return device;
}

/** Returns the service with this key; refuses with not_found when it is withdrawn from sale. */
export async function deviceOnSale(tx: Tx, rid: string): Promise<DeviceRow> {
  const device = await deviceByRid(tx, rid);
  if (device.withdrawn !== null) throw refuse('not_found', { noun: 'device' });
  return device;
}
