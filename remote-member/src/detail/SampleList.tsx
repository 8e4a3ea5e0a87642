import type { OrderSample } from '@portal/shared/contract';
import { lineAbove, plainList, useFolded } from '@portal/shared/parts';
import { sampleForms, sampleHazards } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

/** The samples of an order: number, name, form and hazards of each. */
export function SampleList({ samples }: { readonly samples: readonly OrderSample[] }) {
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
          </Box>
        ))}
      </Box>
      {showAll}
    </>
  );
}

const row = { ...lineAbove, display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1 } as const;
