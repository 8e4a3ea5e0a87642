import type { Path } from '@portal/shared/contract';
import { type Given, withNeverShown } from '../seen';

/** A call with a key of another member, and the expected status; 200 when the key is ignored. */
export interface Attempt {
  readonly path: Path;
  readonly field: string;
  readonly input: unknown;
  readonly status: number;
}

export const attempt = <P extends Path>(
  path: P,
  field: string,
  input: Given<P>,
  status: number,
): Attempt => ({
  path,
  field,
  input: withNeverShown(path, input),
  status,
});

export const place = {
  name: '李同学',
  phone: '13900001111',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '学院路 30 号',
  address_code: '110108',
};

export const when = { date: '2026-12-01', time: '08:30-10:30' };

export const later = { starts: '2026-12-03T08:30:00+08:00', ends: '2026-12-03T10:30:00+08:00' };

export const transfer = {
  amount_fen: 100_000,
  payer: '示例大学',
  paid_on: '2026-11-17',
  seen: { bonus_fen: 0 },
};

export const kept = { sample_disposal: 2, return_address: null };
