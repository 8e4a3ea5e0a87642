import { type Parsed, reasons } from '@portal/shared/contract';
import type { SampleDisposal, SampleSource } from '@portal/shared/rules';
import { sampleDisposals, sampleSources } from '@portal/shared/rules';
import { refuse } from '../../http/error';

type Input = Pick<Parsed<'auth/order/add'>, 'sample_source' | 'sample_disposal'>;

/** Source and disposal of the sample. */
export interface SampleChoice {
  readonly sample_source: SampleSource;
  readonly sample_disposal: SampleDisposal | null;
}

/** Checks that a sample is described exactly when one is needed; refuses with the field otherwise. */
export function sampleOf(input: Input, needsSample: boolean): SampleChoice {
  const { sample_source, sample_disposal } = input;
  if (!isSource(sample_source)) throw wrong('sample_source', reasons.sourceFormat);
  if (needsSample && sample_source === -1) {
    throw wrong('sample_source', reasons.sourceMissing);
  }
  if (!needsSample) {
    if (sample_source !== -1) throw wrong('sample_source', reasons.sourceNotNeeded);
    return { sample_source, sample_disposal: null };
  }
  if (sample_disposal === null) throw wrong('sample_disposal', reasons.disposalMissing);
  if (!isDisposal(sample_disposal)) throw wrong('sample_disposal', reasons.disposalFormat);
  return { sample_source, sample_disposal };
}

const wrong = (field: string, message: string) => refuse('invalid_input', { fields: { [field]: message } });

// Type guards; the contract allows the same keys.
const isSource = (key: number): key is SampleSource => key in sampleSources;
const isDisposal = (key: number): key is SampleDisposal => key in sampleDisposals;
