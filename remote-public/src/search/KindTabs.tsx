import type { SearchKind } from '@portal/shared/contract';
import { lineBelow, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { kinds, type SearchFilter, searchUrl } from './searchFilter';

interface KindTabsProps {
  readonly filter: SearchFilter;
  /** Number of hits of each kind; undefined until it is known. */
  readonly counts: Readonly<Record<SearchKind, number>> | undefined;
}

/** Kinds of hits as links with their number of hits. */
export function KindTabs({ filter, counts }: KindTabsProps) {
  const countOf = (kind: SearchKind | undefined) =>
    counts && (kind ? counts[kind] : counts.device + counts.news + counts.course);
  return (
    <Box component="nav" aria-label="搜索范围" sx={{ overflowX: 'auto', ...lineBelow }}>
      <Box component="ul" sx={{ display: 'flex', ...plainList }}>
        {kinds.map(({ kind, label }) => {
          const current = kind === filter.kind;
          const count = countOf(kind);
          return (
            <li key={label}>
              <Box
                component={Link}
                to={searchUrl({ kw: filter.kw, sort: 'default', page: 1 }, { kind })}
                aria-current={current ? 'true' : undefined}
                sx={tab(current)}
              >
                {label}
                <Box
                  component="span"
                  sx={{ ml: 0.75, minWidth: '1.5em', fontSize: '0.8125rem', color: 'text.secondary' }}
                >
                  {count}
                </Box>
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const tab = (current: boolean) =>
  ({
    display: 'flex',
    alignItems: 'baseline',
    px: 1.5,
    py: 1.25,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    color: current ? 'primary.main' : 'text.primary',
    fontWeight: current ? 600 : 400,
    boxShadow: current ? 'inset 0 -2px 0 currentColor' : 'none',
    '&:hover': { color: 'primary.main' },
    '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
  }) as const;
