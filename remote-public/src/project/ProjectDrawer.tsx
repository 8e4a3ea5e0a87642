import { query } from '@portal/shared/api';
import { type LazyDialogProps, useFilterNavigate } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FacetChips } from '../ui/facet/FacetChips';
import { FacetDrawer } from '../ui/facet/FacetDrawer';
import { FacetFoot } from '../ui/facet/FacetFoot';
import { priceChoices, stateChoices, turnaroundChoices } from '../ui/facet/facetChoices';
import { facetColumn } from '../ui/facet/facetColumn';
import { activeFacets, type FacetChange, withoutFilters } from '../ui/facet/facetFilter';
import { PriceForm } from '../ui/facet/PriceForm';
import { deviceSearchInput, type ProjectFilter } from './projectFilter';
import type { Filter } from './useFilter';

/** The facets of the list on phones. */
export const ProjectDrawer = ({ open, onClose, ...filtered }: Filter & LazyDialogProps) => (
  <FacetDrawer open={open} onClose={onClose}>
    <Choices {...filtered} onDone={onClose} />
  </FacetDrawer>
);

/** Choices that are collected, with the number of services that they would show. They go with the open sheet. */
function Choices({ filter, to, onDone }: Filter & { readonly onDone: () => void }) {
  const navigate = useFilterNavigate();
  const [draft, setDraft] = useState<ProjectFilter>({ ...filter, page: 1 });
  // The same input as the list's, so that the list is already loaded when the choices are applied.
  const found = useQuery({
    ...query('open/web/device/search', deviceSearchInput(draft)),
    placeholderData: keepPreviousData,
  });
  const states = found.data?.facets.sample_states ?? [];
  const change = (part: FacetChange) => setDraft((now) => Object.assign({}, now, part));
  const active = activeFacets(draft);
  const apply = () => {
    onDone();
    const { priceMin, priceMax, turnaroundMax, sampleStates } = draft;
    navigate(to({ priceMin, priceMax, turnaroundMax, sampleStates }));
  };
  return (
    <>
      <Box sx={facetColumn}>
        <FacetChips title="价格" choices={priceChoices(draft)} onPick={change}>
          <PriceForm filter={draft} onRange={change} />
        </FacetChips>
        <FacetChips title="检测周期" choices={turnaroundChoices(draft)} onPick={change} />
        {(states.length > 0 || draft.sampleStates !== undefined) && (
          <FacetChips
            title="样品状态（可多选）"
            choices={stateChoices(draft.sampleStates, states)}
            onPick={change}
          />
        )}
      </Box>
      <FacetFoot
        chosen={active.length > 0}
        total={found.isPlaceholderData ? undefined : found.data?.total}
        onReset={() => change(withoutFilters(active))}
        onApply={apply}
      />
    </>
  );
}
