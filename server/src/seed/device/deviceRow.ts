import { defaultChoices, unitPrice } from '@portal/shared/rules';
import { sanitize } from '../../http/sanitize';
import type { NewDevice } from '../../modules/device/device.repo';
import { typeOf } from '../type';
import { detailHtml } from './detail';
import type { DeviceSeed } from './deviceSeed';
import { sampleStates } from './sampleState';

/**
 * Returns the row of a service: the seed and the columns derived from it. `position` is its index in the catalogue.
 */
export function deviceRow(seed: DeviceSeed, position: number): NewDevice {
  const { tags, about, discount_label, disposals, ...same } = seed;
  const description = tags.join('|');
  const needs_sample = seed.needs_sample ?? true;
  const img = `/upload/img/${seed.rid}.svg`;
  return {
    ...same,
    type_id: typeOf(seed.child_id),
    img,
    gallery: [img],
    description,
    discount_label: discount_label ?? null,
    price_fen: unitPrice(seed, defaultChoices(seed.options)),
    options: [...seed.options],
    detail: sanitize(detailHtml(about, seed)),
    sample_requirements: [...seed.sample_requirements],
    needs_sample,
    disposals: disposals ? [...disposals] : null,
    sample_states: sampleStates(seed),
    position,
  };
}
