import { headerHeights } from '@portal/shared/look';
import { ByWidth, lineBelow } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useScrolled } from '../useScrolled';
import { HeaderPhone } from './HeaderPhone';
import { HeaderWide } from './HeaderWide';

/** Pixels of scrolling after which the header is compact. */
const compactAfter = 32;

const height = { xs: headerHeights.phone.full, md: headerHeights.wide.full };

/**
 * The sticky header, which shrinks on scrolling down. Its reserved height stays the same, so there is no layout
 * shift.
 */
export function Header() {
  const compact = useScrolled(compactAfter);
  return (
    <Box
      component="header"
      sx={{ position: 'sticky', top: 0, zIndex: 'appBar', height, pointerEvents: 'none' }}
    >
      <Box
        sx={{
          pointerEvents: 'auto',
          bgcolor: 'background.paper',
          ...lineBelow,
          boxShadow: compact ? '0 6px 20px rgb(10 40 55 / .08)' : 'none',
        }}
      >
        <ByWidth wide={<HeaderWide compact={compact} />} phone={<HeaderPhone compact={compact} />} />
      </Box>
    </Box>
  );
}
