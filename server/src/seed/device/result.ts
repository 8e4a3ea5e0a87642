import type { Chart } from '@portal/shared/contract';
import { moreResults } from './resultMore';
import { propertyResults } from './resultProperty';
import { spectrumResults } from './resultSpectrum';
import { structureResults } from './resultStructure';

const results: Readonly<Record<string, () => Chart[]>> = {
  ...structureResults,
  ...spectrumResults,
  ...propertyResults,
  ...moreResults,
};

/** Returns typical results of a service as computed samples; empty for services without a meaningful curve. */
export const resultsOf = (rid: string): Chart[] => results[rid]?.() ?? [];
