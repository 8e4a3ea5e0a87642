import { serviceType } from '@portal/shared/rules';
import { typeOf } from '../type';
import { any, type DeviceSeed } from './deviceSeed';

/** Tests of at least three days gain from it, and at most ten: longer ones wait for the sample, not for the instrument. */
const fits = ({ child_id, turnaround_days: days }: DeviceSeed) =>
  typeOf(child_id) === serviceType.send && days >= 3 && days <= 10;

/** Returns half of the price, in full 10 yuan. */
const surcharge = (base_fen: number) => Math.ceil(base_fen / 20_00) * 10_00;

/** Adds the express option to a test of a sent sample: half of the days, for half of the price more. */
export function withExpress(seed: DeviceSeed): DeviceSeed {
  if (!fits(seed)) return seed;
  const { options, base_fen, turnaround_days } = seed;
  const days = Math.ceil(turnaround_days / 2);
  const express = any('urgent', '加急', [`d${days}`, `${days} 个工作日`, surcharge(base_fen), { days }]);
  return { ...seed, options: [...options, express] };
}
