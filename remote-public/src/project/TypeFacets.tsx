import type { TypeWithChildren } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { Box, ErrorState, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { FacetLink } from '../ui/facet/FacetLink';
import type { ProjectFilter } from './projectFilter';
import type { Filter } from './useFilter';

interface TypeFacetsProps {
  /** Undefined until they are loaded. */
  readonly types: readonly TypeWithChildren[] | undefined;
  /** Query that loads the types, for error and retry. */
  readonly query: UseQueryResult;
  readonly filter: ProjectFilter;
  readonly to: Filter['to'];
  /** Number of services per child under the other filters; undefined until it is known. */
  readonly counts: ReadonlyMap<number, number> | undefined;
}

/** Types and their children as links: a column beside the list, scrollable rows on phones. */
export function TypeFacets({ types, query, ...rest }: TypeFacetsProps) {
  return (
    <Box component="nav" aria-label="服务分类" sx={{ minWidth: 0 }}>
      {types ? (
        <Facets types={types} {...rest} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton variant="rounded" sx={{ height: { xs: 88, md: 360 } }} />
      )}
    </Box>
  );
}

interface FacetsProps extends Omit<TypeFacetsProps, 'types' | 'query'> {
  readonly types: readonly TypeWithChildren[];
}

function Facets({ types, filter, to, counts }: FacetsProps) {
  const open = openType(types, filter);
  const all = { typeId: undefined, childId: undefined, title: undefined };
  return (
    <>
      <Box component="ul" sx={row}>
        <li>
          <FacetLink to={to(all)} current={filter.typeId === undefined && filter.childId === undefined}>
            全部
          </FacetLink>
        </li>
        {types.map((type) => (
          <li key={type.id}>
            <FacetLink
              to={to({ ...all, typeId: type.id, title: type.name })}
              current={type.id === open?.id && filter.childId === undefined}
              within={type.id === open?.id}
            >
              {type.name}
            </FacetLink>
            {type.id === open?.id && (
              <Box sx={{ display: { xs: 'none', md: 'block' } }}>
                <Children type={type} filter={filter} to={to} counts={counts} />
              </Box>
            )}
          </li>
        ))}
      </Box>
      {open && (
        <Box sx={{ display: { md: 'none' }, mt: 1 }}>
          <Children type={open} filter={filter} to={to} counts={counts} />
        </Box>
      )}
    </>
  );
}

/** Returns the type whose children are shown: the selected one, or that of the selected child. */
function openType(types: readonly TypeWithChildren[], { typeId, childId }: ProjectFilter) {
  return types.find((type) =>
    typeId === undefined ? type.typeChildArr.some(({ id }) => id === childId) : type.id === typeId,
  );
}

interface ChildrenProps extends Omit<FacetsProps, 'types'> {
  readonly type: TypeWithChildren;
}

function Children({ type, filter, to, counts }: ChildrenProps) {
  return (
    <Box component="ul" aria-label={type.name} sx={row}>
      {type.typeChildArr.map((child) => (
        <li key={child.id}>
          <FacetLink
            small
            to={to({ typeId: type.id, childId: child.id, title: child.name })}
            current={child.id === filter.childId}
            {...(counts && { count: counts.get(child.id) ?? 0 })}
          >
            {child.name}
          </FacetLink>
        </li>
      ))}
    </Box>
  );
}

const row = {
  ...plainList,
  display: { xs: 'flex', md: 'block' },
  gap: 1,
  overflowX: { xs: 'auto', md: 'visible' },
  '& > li': { flex: 'none' },
} as const;
