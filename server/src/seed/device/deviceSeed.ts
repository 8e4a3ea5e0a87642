import type { DeviceOption } from '@portal/shared/contract';
import type { SampleDisposal } from '@portal/shared/rules';

/** A service as written in the seed files; {@link deviceRow} derives the other columns. */
export interface DeviceSeed {
  /** Stable key; also the file name of its picture and part of its page's URL. */
  readonly rid: string;
  readonly child_id: number;
  readonly name: string;
  /** One or two sentences for cards. */
  readonly sketch: string;
  readonly tags: readonly string[];
  readonly instrument: string;
  /** Other search terms: English names and abbreviations. */
  readonly aliases: string;
  readonly base_fen: number;
  readonly unit: '样' | '个' | '小时' | '份';
  readonly turnaround_days: number;
  readonly options: readonly DeviceOption[];
  readonly sample_requirements: readonly string[];
  /** What may become of samples after the test; missing when all may. */
  readonly disposals?: readonly SampleDisposal[];
  /** Present when samples or data of people are usual. */
  readonly asks_human?: true;
  /** False for services that work on data alone. */
  readonly needs_sample?: false;
  readonly about: DeviceAbout;
  readonly discount_label?: string;
  /** Where it stands among popular services, as in labs of this kind; no number of orders. */
  readonly popularity: number;
}

/** Text of a service's page. */
export interface DeviceAbout {
  readonly intro: string;
  readonly uses: readonly string[];
  readonly delivers: readonly string[];
}

type Choice = DeviceOption['choices'][number];
type Rules = Pick<Choice, 'excludes' | 'requires' | 'days'>;

/** A choice: key, label, surcharge in fen (default 0) and its rules. */
type ChoiceSeed = readonly [key: string, label: string, price_fen?: number, rules?: Rules];

const choices = (seeds: readonly ChoiceSeed[]): Choice[] =>
  seeds.map(([key, label, price_fen = 0, rules]) => ({ key, label, price_fen, ...rules }));

/** Returns a question with exactly one answer. The cheapest choice comes first, because the list price uses it. */
export function one(key: string, label: string, ...seeds: readonly ChoiceSeed[]): DeviceOption {
  return { key, label, kind: 'single', choices: choices(seeds) };
}

/** Returns the question who operates the instrument; `assist_fen` is the surcharge for an operator. */
export function operated(assist_fen: number): DeviceOption {
  const self = { key: 'self', label: '自主上机', price_fen: 0, alone: true } as const;
  const assist = { key: 'assist', label: '工程师协助操作', price_fen: assist_fen };
  return { key: 'operator', label: '操作方式', kind: 'single', choices: [self, assist] };
}

/** Returns a question with any number of answers. */
export function any(key: string, label: string, ...seeds: readonly ChoiceSeed[]): DeviceOption {
  return { key, label, kind: 'multi', choices: choices(seeds) };
}

/** Returns a question with at least one answer, the first by default. */
export function some(key: string, label: string, ...seeds: readonly ChoiceSeed[]): DeviceOption {
  return { key, label, kind: 'multi', at_least_one: true, choices: choices(seeds) };
}
