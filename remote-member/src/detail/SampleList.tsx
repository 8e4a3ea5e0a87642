import type { OrderSample, StoredSample } from '@portal/shared/contract';
import { lineAbove, plainList, useFolded } from '@portal/shared/parts';
import { sampleForms, sampleHazards } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { SampleUntil } from '../ui/sample/SampleUntil';

interface SampleListProps {
  readonly samples: readonly OrderSample[];
  /** Where the samples are, once they are at the lab. */
  readonly states: readonly StoredSample[];
}

/** The samples of an order: number, name, form and hazards of each, and where it is. */
export function SampleList({ samples, states }: SampleListProps) {
  const [shown, showAll] = useFolded(samples, { first: 10, what: '个样品' });
  return (
    <>
      <Box component="ul" aria-label="样品" sx={{ ...plainList, mt: 2 }}>
        {shown.map(({ rid, number, name, form, hazards }) => (
          <Box component="li" key={rid} sx={row}>
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {number}
            </Box>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {name}（{sampleForms[form]}）
            </Box>
            {hazards.length > 0 && (
              <Box component="span" sx={{ color: 'warning.main' }}>
                {hazards.map((hazard) => sampleHazards[hazard]).join('、')}
              </Box>
            )}
            <Where sample={states.find((one) => one.rid === rid)} />
          </Box>
        ))}
      </Box>
      {showAll}
    </>
  );
}

const Where = ({ sample }: { readonly sample: StoredSample | undefined }) =>
  sample ? (
    <Box sx={{ ml: { sm: 'auto' }, textAlign: { sm: 'right' } }}>
      <SampleUntil sample={sample} />
    </Box>
  ) : null;

const row = { ...lineAbove, display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1 } as const;
