import type { StoredSample } from '@portal/shared/contract';
import { FieldError, fieldsOf, goneMessage } from '@portal/shared/form';
import type { sampleRange, TestItem } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { StoredList } from '../../ui/StoredList';
import type { OrderFields } from '../orderFields';
import { StoredTests } from './StoredTests';

const { useField } = fieldsOf<OrderFields>();

interface StoredSamplesProps {
  readonly stored: readonly StoredSample[];
  readonly range: ReturnType<typeof sampleRange>;
  /** The items that samples go to. */
  readonly tests: readonly TestItem[];
}

/** Choice of stored samples, and of the items that each goes to. */
export function StoredSamples({ stored, range, tests }: StoredSamplesProps) {
  const { value: chosen, error, set } = useField('stored');
  /** Those that can still be chosen, each with its description. */
  const known = chosen.flatMap((one) => {
    const sample = stored.find(({ rid }) => rid === one.rid);
    return sample ? [{ ...sample, tests: one.tests }] : [];
  });
  const gone = known.length < chosen.length ? goneMessage('留存样品') : undefined;
  const choose = (rids: readonly string[]) =>
    set(rids.map((rid) => chosen.find((one) => one.rid === rid) ?? { rid }));
  return (
    <Box data-field="stored" role="group" aria-label="留存样品">
      <StoredList stored={stored} range={range} chosen={known.map(({ rid }) => rid)} onChange={choose} />
      {tests.length > 1 && known.length > 0 && (
        <StoredTests samples={known} items={tests} checked={error !== undefined} onChange={set} />
      )}
      <FieldError>{error ?? gone}</FieldError>
    </Box>
  );
}
