import type { Chart } from '@portal/shared/contract';
import { propertyResults } from './resultProperty';
import { spectrumResults } from './resultSpectrum';
import { structureResults } from './resultStructure';

const results: Readonly<Record<string, () => Chart[]>> = {
  ...structureResults,
  ...spectrumResults,
  ...propertyResults,
};

/** Typical results of a service as computed samples; none where a curve says nothing. */
export const resultsOf = (rid: string): Chart[] => results[rid]?.() ?? [];
