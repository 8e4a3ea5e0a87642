import { query } from '@portal/shared/api';
import { lineAbove } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activeFacets, withoutFilters } from './activeFilter';
import { FacetChips } from './FacetChips';
import { priceChoices, stateChoices, turnaroundChoices } from './facetChoices';
import type { Change } from './filterUrl';
import { PriceForm } from './PriceForm';
import { deviceSearchInput, type ProjectFilter } from './projectFilter';

interface FacetSheetBodyProps {
  readonly filter: ProjectFilter;
  readonly onApply: (draft: ProjectFilter) => void;
}

/** The facets of the sheet with the number of services that the choices would show. */
export function FacetSheetBody({ filter, onApply }: FacetSheetBodyProps) {
  const [draft, setDraft] = useState<ProjectFilter>({ ...filter, page: 1 });
  // The same input as the list's, so that the list is already loaded when the choices are applied.
  const found = useQuery({
    ...query('open/web/device/search', deviceSearchInput(draft)),
    placeholderData: keepPreviousData,
  });
  const total = found.isPlaceholderData ? undefined : found.data?.total;
  const states = found.data?.facets.sample_states ?? [];
  const change = (part: Change) => setDraft((now) => changed(now, part));
  const active = activeFacets(draft);
  return (
    <>
      <Box sx={{ flex: 1, overflowY: 'auto', display: 'grid', gap: 2.5, px: 2, pb: 2.5 }}>
        <FacetChips title="价格" choices={priceChoices(draft)} onPick={change}>
          <PriceForm filter={draft} onRange={change} />
        </FacetChips>
        <FacetChips title="检测周期" choices={turnaroundChoices(draft)} onPick={change} />
        {(states.length > 0 || draft.sampleStates !== undefined) && (
          <FacetChips title="样品状态（可多选）" choices={stateChoices(draft, states)} onPick={change} />
        )}
      </Box>
      <Box sx={foot}>
        <Button
          variant="outlined"
          disabled={active.length === 0}
          onClick={() => change(withoutFilters(active))}
          sx={{ flex: 'none', minWidth: 96 }}
        >
          重置
        </Button>
        <Button variant="contained" onClick={() => onApply(draft)} sx={{ flex: 1 }}>
          {total === undefined ? '查看结果' : `查看 ${total} 项`}
        </Button>
      </Box>
    </>
  );
}

/** Returns the filter with a change; properties that become undefined are removed. */
function changed(filter: ProjectFilter, part: Change): ProjectFilter {
  const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined);
  return { kw: filter.kw, sort: filter.sort, page: filter.page, ...Object.fromEntries(next) };
}

const foot = {
  display: 'flex',
  flex: 'none',
  gap: 1,
  p: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  ...lineAbove,
} as const;
