import type { DeviceOption } from '@portal/shared/contract';

/** One service of the catalogue as it is written here; {@link deviceRow} fills in what follows from it. */
export interface DeviceSeed {
  /** Stable key, also the name of its picture; part of the address of its page. */
  readonly rid: string;
  readonly child_id: number;
  readonly name: string;
  /** One or two sentences for cards. */
  readonly sketch: string;
  readonly tags: readonly string[];
  readonly instrument: string;
  /** Other names people search by: English, abbreviations, common short forms. */
  readonly aliases: string;
  readonly base_fen: number;
  readonly unit: '样' | '个' | '小时' | '份';
  readonly turnaround_days: number;
  readonly options: readonly DeviceOption[];
  readonly sample_requirements: readonly string[];
  /** False for services that work on data alone. */
  readonly needs_sample?: false;
  readonly about: DeviceAbout;
  readonly discount_label?: string;
  /** Orders that the count starts from. */
  readonly order: number;
}

/** The text of a service's page. */
export interface DeviceAbout {
  readonly intro: string;
  readonly uses: readonly string[];
  readonly delivers: readonly string[];
}

/** A choice as key, label and surcharge in fen (none when left out). */
type ChoiceSeed = readonly [key: string, label: string, price_fen?: number];

const choices = (seeds: readonly ChoiceSeed[]) =>
  seeds.map(([key, label, price_fen = 0]) => ({ key, label, price_fen }));

/** A question with exactly one answer; the cheapest choice comes first, as the listed price is made of it. */
export function one(key: string, label: string, ...seeds: readonly ChoiceSeed[]): DeviceOption {
  return { key, label, kind: 'single', choices: choices(seeds) };
}

/** A question with any number of answers. */
export function any(key: string, label: string, ...seeds: readonly ChoiceSeed[]): DeviceOption {
  return { key, label, kind: 'multi', choices: choices(seeds) };
}
