import type { Data } from '@portal/shared/contract';
import { Pager, PastTheEnd, plainList, VisuallyHidden } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Button, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { CompareToggle } from '../ui/compare/CompareToggle';
import { type ActiveFilter, activeFacets, withoutFilters } from '../ui/facet/facetFilter';
import { RelaxedNote } from '../ui/list/RelaxedNote';
import { ProjectCard } from '../ui/ProjectCard';
import { AddButton } from '../ui/plan/AddButton';
import type { Change } from './filterUrl';
import { type ProjectFilter, pageSize } from './projectFilter';
import type { Filter } from './useFilter';

interface ProjectResultsProps {
  readonly active: readonly ActiveFilter<Change>[];
  readonly found: UseQueryResult<Data<'open/web/device/search'>>;
  readonly filter: ProjectFilter;
  readonly to: Filter['to'];
}

/** The found services with pagination. While the next page loads, the previous one stays, faded. */
export function ProjectResults({ found, filter, to, active }: ProjectResultsProps) {
  return (
    <QueryView query={found} loading={<CardsSkeleton />}>
      {({ list, total, relaxed }) =>
        list.length === 0 && total > 0 ? (
          <PastTheEnd to={to({ page: Math.ceil(total / pageSize) })} />
        ) : list.length === 0 ? (
          <NothingFound filter={filter} to={to} active={active} />
        ) : (
          <Box aria-busy={found.isPlaceholderData} sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}>
            <h2>
              <VisuallyHidden>项目列表</VisuallyHidden>
            </h2>
            {relaxed && <RelaxedNote relaxed={relaxed} kw={filter.kw} />}
            <Box component="ul" sx={cards}>
              {list.map((device) => (
                <li key={device.rid}>
                  <ProjectCard
                    device={device}
                    foot={
                      <>
                        <AddButton device={device} />
                        <CompareToggle device={device} />
                      </>
                    }
                  />
                </li>
              ))}
            </Box>
            <Pager page={filter.page} pages={Math.ceil(total / pageSize)} to={(page) => to({ page })} />
          </Box>
        )
      }
    </QueryView>
  );
}

function NothingFound({ filter, to, active }: Omit<ProjectResultsProps, 'found'>) {
  const { label, change } = widerList(filter, active);
  return (
    <EmptyState
      title="没有找到检测项目"
      text="换一个关键词或放宽条件试试，也可以致电服务热线，由客户经理为您推荐。"
      action={
        <Button component={Link} to={to(change)} variant="outlined">
          {label}
        </Button>
      }
    />
  );
}

const everything = { typeId: undefined, childId: undefined, title: undefined, kw: '' };

/** Suggests the most specific wider list that probably has results. */
function widerList(
  filter: ProjectFilter,
  active: readonly ActiveFilter<Change>[],
): { label: string; change: Change } {
  const within = filter.typeId !== undefined || filter.childId !== undefined;
  if (activeFacets(filter).length > 0)
    return { label: '清除筛选条件', change: withoutFilters(activeFacets(filter)) };
  if (filter.kw && within) return { label: '在全部项目中搜索', change: { ...everything, kw: filter.kw } };
  return { label: '查看全部项目', change: { ...everything, ...withoutFilters(active) } };
}

function CardsSkeleton() {
  return (
    <Box role="status" aria-label="正在加载" sx={cards}>
      {Array.from({ length: 9 }, (_, i) => `card ${i}`).map((key) => (
        <Skeleton key={key} variant="rounded" sx={{ height: { xs: 216, sm: 404, lg: 392 } }} />
      ))}
    </Box>
  );
}

const cards = {
  ...plainList,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
