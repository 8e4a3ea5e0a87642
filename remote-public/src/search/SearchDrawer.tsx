import { query } from '@portal/shared/api';
import { type LazyDialogProps, useFilterNavigate } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FacetChips } from '../ui/facet/FacetChips';
import { FacetDrawer } from '../ui/facet/FacetDrawer';
import { FacetFoot } from '../ui/facet/FacetFoot';
import { priceChoices, turnaroundChoices } from '../ui/facet/facetChoices';
import { facetColumn } from '../ui/facet/facetColumn';
import { PriceForm } from '../ui/facet/PriceForm';
import { type Change, noFilter, type SearchFilter, searchInput, searchUrl } from './searchFilter';
import { activeSearchFilters, typeChoices } from './typeChoices';

interface SearchDrawerProps extends LazyDialogProps {
  readonly filter: SearchFilter;
}

/** The facets of the search on phones. */
export const SearchDrawer = ({ filter, open, onClose }: SearchDrawerProps) => (
  <FacetDrawer open={open} onClose={onClose}>
    <Choices filter={filter} onDone={onClose} />
  </FacetDrawer>
);

interface ChoicesProps {
  readonly filter: SearchFilter;
  readonly onDone: () => void;
}

/** Choices that are collected, with the number of services that they would show. They go with the open sheet. */
function Choices({ filter, onDone }: ChoicesProps) {
  const navigate = useFilterNavigate();
  const [draft, setDraft] = useState<SearchFilter>({ ...filter, page: 1 });
  // The same input as the page's, so that the hits are already loaded when the choices are applied.
  const found = useQuery({
    ...query('open/web/search', searchInput(draft)),
    placeholderData: keepPreviousData,
  });
  const types = found.data?.services.types ?? [];
  const change = (part: Change) => setDraft((now) => Object.assign({}, now, part));
  const apply = () => {
    onDone();
    navigate(searchUrl(draft));
  };
  return (
    <>
      <Box sx={facetColumn}>
        <FacetChips title="服务类型" choices={typeChoices(draft, types)} onPick={change} />
        <FacetChips title="价格" choices={priceChoices(draft)} onPick={change}>
          <PriceForm filter={draft} onRange={change} />
        </FacetChips>
        <FacetChips title="检测周期" choices={turnaroundChoices(draft)} onPick={change} />
      </Box>
      <FacetFoot
        chosen={activeSearchFilters(draft, types).length > 0}
        total={found.isPlaceholderData ? undefined : found.data?.services.total}
        onReset={() => change(noFilter)}
        onApply={apply}
      />
    </>
  );
}
