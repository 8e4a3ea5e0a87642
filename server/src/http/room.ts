import type { Room } from '../kit/room';
import { refuse } from './error';

const mib = 1024 * 1024;

/**
 * Bytes that uploads leave free: a tenth of a small volume, 256 MiB of others. Agreements, vouchers of payments and the embedded
 * database go on writing there, which would fail in the middle of orders.
 */
const reserveOf = ({ total }: Room): number => Math.min(256 * mib, total / 10);

/** Returns whether uploads are refused. */
export const isFull = (room: Room): boolean => room.free < reserveOf(room);

/** Refuses with storage_full when a body of so many bytes would take the last room of the volume. */
export function requireRoom(room: Room, bytes: number): void {
  if (room.free - bytes < reserveOf(room)) throw refuse('storage_full');
}
