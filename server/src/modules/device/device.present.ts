import type { Device, DeviceCard, GalleryPicture } from '@portal/shared/contract';
import type { DevicePageRow, DeviceRow } from './device.repo';

/** Returns the fields of a service's card in a list. */
export function presentCard(row: DeviceRow): DeviceCard {
  return {
    rid: row.rid,
    name: row.name,
    type_id: row.type_id,
    child_id: row.child_id,
    img: row.img,
    sketch: row.sketch,
    description: row.description,
    ...(row.discount_label === null ? {} : { discount_label: row.discount_label }),
    price_fen: row.price_fen,
    unit: row.unit,
    turnaround_days: row.turnaround_days,
    sample_states: row.sample_states,
    order: row.order,
  };
}

/** Returns what a service says about its samples, as cards of services and items have it. */
export const termsOf = ({ disposals, asks_human }: DeviceRow) => ({
  ...(disposals !== null && { disposals }),
  ...(asks_human && { asks_human }),
});

/** Returns the fields of a service's page. */
export function presentDevice(
  row: DeviceRow,
  page: DevicePageRow | undefined,
  related: readonly DeviceRow[],
  gallery: readonly GalleryPicture[],
): Device {
  return {
    ...presentCard(row),
    gallery: [...gallery],
    base_fen: row.base_fen,
    options: row.options,
    detail: row.detail,
    sample_requirements: row.sample_requirements,
    needs_sample: row.needs_sample,
    ...termsOf(row),
    instrument: row.instrument,
    process: page?.process ?? [],
    results: page?.results ?? [],
    literature: page?.literature ?? [],
    questions: page?.questions ?? [],
    ...(row.withdrawn !== null && { withdrawn: true as const }),
    related: related.map(presentCard),
    evaluation: {
      count: row.evaluations,
      average: row.evaluations === 0 ? null : Math.round((row.stars * 10) / row.evaluations) / 10,
    },
  };
}
