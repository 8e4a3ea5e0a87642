import type { Home } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Money } from '@portal/shared/ui';

/**
 * The most ordered services with prices, in one scrollable row of the banner on phones. There the section 热门项目 is far
 * below, because the specification fixes the order of the sections.
 */
export function HotStrip({ items }: { readonly items: Home['hotItems'] | undefined }) {
  return (
    <Box component="ul" aria-label="热门检测" sx={strip}>
      {items?.map((item) => (
        <Box component="li" key={item.rid} sx={{ flex: 'none', minWidth: 148 }}>
          <Box component={Link} to={paths.detail(item.rid)} sx={entry}>
            <Box component="span" sx={name}>
              {item.name}
            </Box>
            <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              <Money fen={item.price_fen} strong /> 起/{item.unit}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const strip = {
  ...plainList,
  display: { xs: 'flex', md: 'none' },
  gap: 1,
  // Reserved until the data are loaded.
  minHeight: 'calc(3.75rem + 14px)',
  px: 2,
  pt: 1.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const entry = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  height: '3.75rem',
  px: 1.25,
  borderRadius: 1,
  bgcolor: 'action.hover',
  color: 'text.primary',
  fontSize: '0.875rem',
  textDecoration: 'none',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

/** Never cut: the abbreviation at its end is what people know a method by. */
const name = { whiteSpace: 'nowrap', fontWeight: 600 } as const;
