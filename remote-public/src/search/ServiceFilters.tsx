import { useFilterNavigate } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { priceBands, turnaroundLabel, turnarounds } from '../ui/list/listFilter';
import { SortLinks } from '../ui/list/SortLinks';
import { FilterSelect } from './FilterSelect';
import type { Found } from './found';
import { type Change, type SearchFilter, searchUrl } from './searchFilter';

interface ServiceFiltersProps {
  readonly filter: SearchFilter;
  readonly types: Found['services']['types'];
}

/** Sort order and filters of the services, stored in the URL. */
export function ServiceFilters({ filter, types }: ServiceFiltersProps) {
  const navigate = useFilterNavigate();
  const change = (change: Change) => navigate(searchUrl(filter, change));
  const band = priceBands.findIndex(({ min, max }) => min === filter.priceMin && max === filter.priceMax);
  const ownBand = band === -1 && (filter.priceMin !== undefined || filter.priceMax !== undefined);
  const days = filter.turnaroundMax;
  return (
    <Box role="group" aria-label="排序与筛选" sx={bar}>
      <SortLinks sort={filter.sort} first="相关" to={(sort) => searchUrl(filter, { sort })} />
      <Box sx={selects}>
        <FilterSelect
          label="服务类型"
          value={String(filter.typeId ?? '')}
          options={types.map(({ id, name, count }) => ({ value: String(id), text: `${name}（${count}）` }))}
          onChange={(value) => change({ typeId: Number(value) || undefined })}
        />
        <FilterSelect
          label="价格"
          value={ownBand ? 'own' : String(band)}
          none="-1"
          options={[
            ...priceBands.map(({ label }, index) => ({ value: String(index), text: label })),
            ...(ownBand
              ? [{ value: 'own', text: `${filter.priceMin ?? 0}–${filter.priceMax ?? ''} 元` }]
              : []),
          ]}
          onChange={(value) => {
            const { min, max } = priceBands[Number(value)] ?? {};
            change({ priceMin: min, priceMax: max });
          }}
        />
        <FilterSelect
          label="检测周期"
          value={String(days ?? '')}
          options={[...new Set([...turnarounds, ...(days === undefined ? [] : [days])])]
            .sort((a, b) => a - b)
            .map((one) => ({ value: String(one), text: turnaroundLabel(one) }))}
          onChange={(value) => change({ turnaroundMax: Number(value) || undefined })}
        />
      </Box>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  my: 1.5,
} as const;

const selects = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(3, auto)' },
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  ml: { md: 'auto' },
} as const;
