import type { StoredSample } from '@portal/shared/contract';
import { FieldError, fieldsOf, goneMessage } from '@portal/shared/form';
import type { sampleRange } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { StoredList } from '../../ui/StoredList';
import type { OrderFields } from '../orderFields';

const { useField } = fieldsOf<OrderFields>();

interface StoredSamplesProps {
  readonly stored: readonly StoredSample[];
  readonly range: ReturnType<typeof sampleRange>;
}

/** Choice of stored samples. */
export function StoredSamples({ stored, range }: StoredSamplesProps) {
  const { value: chosen, error, set } = useField('stored_rids');
  /** Those that can still be chosen. */
  const known = chosen.filter((rid) => stored.some((sample) => sample.rid === rid));
  const gone = known.length < chosen.length ? goneMessage('留存样品') : undefined;
  return (
    <Box data-field="stored_rids" role="group" aria-label="留存样品">
      <StoredList stored={stored} range={range} chosen={known} onChange={set} />
      <FieldError>{error ?? gone}</FieldError>
    </Box>
  );
}
