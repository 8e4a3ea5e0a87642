import type { Home } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { hourUnit } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';

/**
 * The most ordered services with price and turnaround on the first screen: on phones one scrollable row, else the first four. The section
 * 热门项目 is far below, because the specification fixes the order of the sections.
 */
export function HotStrip({ items }: { readonly items: Home['hotItems'] | undefined }) {
  return (
    <Box component="ul" aria-label="热门检测" sx={strip}>
      {items?.map((item) => (
        <Box component="li" key={item.rid} sx={{ flex: 'none', minWidth: { xs: 148, md: 0 } }}>
          <Box component={Link} to={paths.detail(item.rid)} sx={entry}>
            <Box component="span" sx={name}>
              {item.name}
            </Box>
            <Box component="span" sx={figures}>
              <span>
                <Money fen={item.price_fen} strong /> 起/{item.unit}
              </span>
              {item.unit !== hourUnit && <span>{item.turnaround_days} 个工作日出数据</span>}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const strip = {
  ...plainList,
  display: { xs: 'flex', md: 'grid' },
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: { xs: 1, md: 2 },
  // Reserved until the data are loaded.
  minHeight: { xs: '5.5rem', md: '8rem' },
  px: { xs: 2, md: 3 },
  py: { xs: 1.5, md: 2.5 },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  '& > :nth-of-type(n + 5)': { display: { md: 'none' } },
} as const;

const entry = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0.25,
  height: '100%',
  minHeight: '4rem',
  px: { xs: 1.25, md: 2 },
  py: { md: 1.25 },
  borderRadius: 1,
  bgcolor: 'background.default',
  color: 'text.primary',
  fontSize: { xs: '0.875rem', md: '1rem' },
  textDecoration: 'none',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;

/** Never cut: the abbreviation at its end is what people know a method by. */
const name = { whiteSpace: { xs: 'nowrap', md: 'normal' }, fontWeight: 600, lineHeight: 1.4 } as const;

const figures = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  columnGap: 1,
  fontSize: { xs: '0.75rem', md: '0.875rem' },
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;
