import { headerHeights } from '@portal/shared/look';
import { lineBelow } from '@portal/shared/parts';
import { Box, useMediaQuery } from '@portal/shared/ui';
import { useScrolled } from '../useScrolled';
import { HeaderPhone } from './HeaderPhone';
import { HeaderWide } from './HeaderWide';

/** Pixels of scrolling after which the header is compact. */
const compactAfter = 32;

/**
 * The sticky header, which shrinks on scrolling down. Its reserved height stays the same, so there is no layout
 * shift.
 */
export function Header() {
  const wide = useMediaQuery('(min-width:961px)', { noSsr: true });
  const compact = useScrolled(compactAfter);
  const heights = headerHeights[wide ? 'wide' : 'phone'];
  return (
    <Box
      component="header"
      sx={{ position: 'sticky', top: 0, zIndex: 'appBar', height: heights.full, pointerEvents: 'none' }}
    >
      <Box
        sx={{
          pointerEvents: 'auto',
          bgcolor: 'background.paper',
          ...lineBelow,
          boxShadow: compact ? '0 6px 20px rgb(10 40 55 / .08)' : 'none',
        }}
      >
        {wide ? <HeaderWide compact={compact} /> : <HeaderPhone compact={compact} />}
      </Box>
    </Box>
  );
}
