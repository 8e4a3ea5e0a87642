import type { Device, DeviceChoice } from '@portal/shared/contract';
import {
  type Chosen,
  choiceText,
  handsInSample,
  isValidChoice,
  type OwnPrices,
  priceSteps,
  stepPrice,
  turnaroundDays,
  unitPrice,
  validCount,
} from '@portal/shared/rules';
import { type OrderItems, ordered } from './orderItems';

/** A service that is ordered without the plan. */
export type BuyNow = DeviceChoice & { readonly options: Record<string, string[]>; readonly count: number };

/** Returns the service that the form's URL names (see `paths.buyNow`); undefined for an order of the plan. */
export function buyNowOf(search: URLSearchParams): BuyNow | undefined {
  const device_rid = search.get('device');
  if (!device_rid) return undefined;
  const options: Record<string, string[]> = {};
  for (const choice of search.getAll('choice')) {
    const [option = '', ...key] = choice.split(':');
    options[option] = [...(options[option] ?? []), key.join(':')];
  }
  return { device_rid, options, count: validCount(Number(search.get('count'))) };
}

/** Returns the items of an order of one service at the member's prices; none when it is withdrawn or does not offer these options. */
export function buyNowItems(device: Device, direct: BuyNow, own: OwnPrices | undefined): OrderItems {
  const { device_rid, options, count } = direct;
  const available = !device.withdrawn && isValidChoice(device.options, options);
  const list_fen = unitPrice(device, options);
  const steps = own ? priceSteps(own.rules, { device_rid, chosen: options, list_fen }) : [];
  const unit_fen = stepPrice(steps, count) ?? list_fen;
  const { name, img, unit, type_id, disposals, asks_human } = device;
  const needs_sample = handsInSample(device);
  const item = {
    rid: device_rid,
    device_rid,
    name,
    img,
    unit,
    turnaround_days: turnaroundDays(device, options),
    needs_sample,
    ...(disposals && { disposals }),
    ...(asks_human && { asks_human }),
    options,
    count,
    option_text: choiceText(device.options, options),
    unit_fen,
    total_fen: unit_fen * count,
    ...(own &&
      steps.some((step) => step.unit_fen < list_fen) && { own: { list_fen, group: own.group, steps } }),
    available,
    changeable: false,
  };
  return { ...ordered([{ type_id, items: available ? [item] : [] }], 1), direct };
}

/** Returns true for the same service with the same options, whatever their order. */
export function isSameChoice(one: Chooses, other: Chooses): boolean {
  return one.device_rid === other.device_rid && textOf(one.options) === textOf(other.options);
}

interface Chooses {
  readonly device_rid: string;
  readonly options: Chosen;
}

const textOf = (options: Chosen): string =>
  JSON.stringify(
    Object.entries(options)
      .filter(([, keys]) => keys.length > 0)
      .map(([option, keys]) => [option, [...keys].sort()])
      .sort(),
  );
