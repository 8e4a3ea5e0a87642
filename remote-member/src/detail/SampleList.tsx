import type { OrderSample } from '@portal/shared/contract';
import { lineAbove, plainList } from '@portal/shared/parts';
import { sampleForms, sampleHazards } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';

/** Samples that are shown until the member asks for all of them. */
const shownAtFirst = 10;

/** The samples of an order: number, name, form and hazards of each. */
export function SampleList({ samples }: { readonly samples: readonly OrderSample[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? samples : samples.slice(0, shownAtFirst);
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
      {samples.length > shown.length && (
        <Button size="small" onClick={() => setAll(true)}>
          显示全部 {samples.length} 个样品
        </Button>
      )}
    </>
  );
}

const row = { ...lineAbove, display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1 } as const;
