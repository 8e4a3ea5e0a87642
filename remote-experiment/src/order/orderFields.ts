import type { Address, Sampling, StoredSample } from '@portal/shared/contract';
import {
  chosen,
  chosenAmong,
  type FieldRule,
  noRegion,
  optional,
  phone,
  type Region,
  region,
  text,
} from '@portal/shared/form';
import {
  type AddressMode,
  firstAddress,
  savedAddress,
  settledPlace,
  startOfVisit,
  type VisitFields,
  visitRules,
} from '@portal/shared/pickup';
import {
  allDisposals,
  asksHuman,
  disposalsFor,
  type HumanAnswer,
  type Material,
  type SampleDisposal,
  type SampleSource,
  type SampleTerms,
  type sampleRange,
  type TestItem,
  texts,
} from '@portal/shared/rules';
import { bestCoupon, chosenCoupon, type OrderCoupons } from './coupon/couponChoice';
import { type SampleList, samplesRule, settledSamples } from './samples/sampleList';
import { type StoredChoice, storedRule } from './source/storedChoice';

/** The form's fields; those of the visit are the pick-up's. */
export interface OrderFields extends VisitFields {
  readonly source: SampleSource;
  /** Saves the pick-up address. */
  readonly save: boolean;
  readonly pickupMessage: string;
  /** Stored samples that are tested again. */
  readonly stored: readonly StoredChoice[];
  /** The visit at which the sample was taken; empty when there is none. */
  readonly sampling_rid: string;
  readonly samples: SampleList;
  readonly disposal: SampleDisposal;
  /** Whether samples or data are of people; empty until it is answered. */
  readonly human: HumanAnswer | '';
  /** The promise that such samples need. */
  readonly humanAgreed: boolean;
  readonly returnMode: AddressMode;
  readonly return_rid: string;
  readonly returnName: string;
  readonly returnPhone: string;
  readonly returnRegion: Region;
  readonly returnAddress: string;
  /** Saves the return address. */
  readonly returnSave: boolean;
  readonly materials: readonly Material[];
  readonly materials_other: string;
  readonly fund_code: string;
  readonly message: string;
  /** Key of the chosen coupon; empty for none. */
  readonly coupon_rid: string;
}

/** Names of the fields with the return address. */
export const returnNames = {
  mode: 'returnMode',
  saved: 'return_rid',
  name: 'returnName',
  phone: 'returnPhone',
  region: 'returnRegion',
  address: 'returnAddress',
} as const;

/** The data that the form depends on besides its fields. */
export interface OrderContext {
  readonly needsSample: boolean;
  readonly range: ReturnType<typeof sampleRange>;
  /** The items that samples go to. */
  readonly tests: readonly (TestItem & { readonly device_rid: string })[];
  /** What the services say about their samples. */
  readonly terms: readonly (SampleTerms & Pick<TestItem, 'name'>)[];
  readonly addresses: readonly Address[];
  /** Saved addresses in districts with pick-up. */
  readonly offered: readonly Address[];
  /** Visits at which samples were taken. */
  readonly visits: readonly Sampling[];
  readonly stored: readonly StoredSample[];
  readonly coupons: OrderCoupons;
  /** What becomes of the samples of an order that is changed. */
  readonly keptDisposal?: SampleDisposal | null | undefined;
  /** The pick-up of an order that is changed, whose slot can be kept. */
  readonly held?: { readonly date: string; readonly time: string } | undefined;
}

/** Returns the sources that can be chosen, the most frequent ones first; -1 (no sample) follows from the items. */
export function offeredSources({ visits, stored }: OrderContext): SampleSource[] {
  return [1, 4, ...(visits.length > 0 ? [3 as const] : []), ...(stored.length > 0 ? [0 as const] : []), 2];
}

/** Returns what may become of the samples; an order that is changed may stay as it is. */
export const offeredDisposals = ({ terms, keptDisposal }: OrderContext): SampleDisposal[] => {
  const possible = disposalsFor(terms);
  return allDisposals.filter((one) => possible.includes(one) || one === keptDisposal);
};

/** Returns whether the order must say if its samples or data are of people. */
export function asksAboutHuman(
  { source, samples, stored: chosenOnes }: Pick<OrderFields, 'source' | 'samples' | 'stored'>,
  { terms, stored }: OrderContext,
): boolean {
  const forms =
    source === 0
      ? stored.filter(({ rid }) => chosenOnes.some((one) => one.rid === rid)).map(({ form }) => form)
      : samples.rows.slice(0, samples.count).map(({ form }) => form);
  return asksHuman(terms, source === -1 ? [] : forms);
}

/** Returns the validation rules; a rule applies while its field is shown. */
export function orderRules({ range, tests, addresses, offered, visits, stored }: OrderContext) {
  return {
    ...visitRules,
    address_rid: savedAddress('取样地址', offered),
    return_rid: savedAddress('寄回地址', addresses),
    source: chosen<SampleSource>('样品来源'),
    pickupMessage: optional(text(texts.message)),
    stored: storedRule({ range, stored, tests }),
    sampling_rid: chosenAmong(
      '取样预约',
      visits.map(({ rid }) => rid),
    ),
    samples: samplesRule(range, tests),
    disposal: chosen<SampleDisposal>('样品处理'),
    human: humanRule,
    humanAgreed: humanAgreedRule,
    returnName: text(['收件人', texts.name[1]]),
    returnPhone: phone('收件手机'),
    returnRegion: region('寄回地区'),
    returnAddress: text(['寄回详细地址', texts.address[1]]),
    materials_other: text(texts.otherMaterial),
    fund_code: optional(text(texts.fundCode)),
    message: optional(text(texts.message)),
  };
}

const humanRule: FieldRule<HumanAnswer | ''> = {
  label: '人源样品',
  required: true,
  clean: (answer) => answer,
  check: (answer) => (answer === '' ? '请说明样品或数据是否来自人体' : undefined),
};
const humanAgreedRule: FieldRule<boolean> = {
  label: '人源样品承诺',
  required: true,
  clean: (ticked) => ticked,
  check: (ticked) => (ticked ? undefined : '来自人体的，请阅读并勾选承诺'),
};

/** Returns the initial values; name and phone of another address are prefilled with what is known. */
export function startOfOrder({ addresses, offered, visits }: OrderContext, profileName: string): OrderFields {
  const visit = startOfVisit(addresses, offered, profileName);
  return {
    ...visit,
    source: 1,
    save: false,
    pickupMessage: '',
    stored: [],
    sampling_rid: visits[0]?.rid ?? '',
    samples: { count: 0, rows: [] },
    disposal: 1,
    human: '',
    humanAgreed: false,
    returnMode: 'existing',
    return_rid: firstAddress(addresses),
    returnName: visit.name,
    returnPhone: visit.phone,
    returnRegion: noRegion,
    returnAddress: '',
    returnSave: false,
    materials: [],
    materials_other: '',
    fund_code: '',
    message: '',
    coupon_rid: bestCoupon,
  };
}

/** Returns the fields with what follows from the items and the member's data, such as a source that is still offered. */
export function settledFields(fields: OrderFields, context: OrderContext): OrderFields {
  const { needsSample, range, addresses, offered, coupons } = context;
  const source = offeredSources(context).includes(fields.source) ? fields.source : 1;
  const settledSource = needsSample ? source : -1;
  const samples = settledSamples(fields.samples, range);
  const settled = { source: settledSource, samples, stored: fields.stored } as const;
  const pickup = settledPlace({ mode: fields.mode, saved: fields.address_rid }, offered);
  const back = settledPlace({ mode: fields.returnMode, saved: fields.return_rid }, addresses);
  return {
    ...fields,
    source: settledSource,
    disposal: offeredDisposals(context).includes(fields.disposal)
      ? fields.disposal
      : (offeredDisposals(context)[0] ?? 0),
    human: asksAboutHuman(settled, context) ? fields.human : '',
    mode: pickup.mode,
    address_rid: pickup.saved,
    returnMode: back.mode,
    return_rid: back.saved,
    samples,
    coupon_rid: chosenCoupon(fields.coupon_rid, coupons)?.coupon.rid ?? '',
  };
}
