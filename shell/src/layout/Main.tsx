import { Outlet, useLocation } from '@portal/shared/portal';
import { Box, FailureGroup } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router-dom';
import { mainId } from './SkipLink';
import { usePageTransition } from './usePageTransition';

/**
 * Container of the pages. Takes the focus after a navigation, so that keyboard and screen reader start at the top.
 */
export function Main() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  usePageTransition(main, useMatches().at(-1)?.id);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Box
      component="main"
      id={mainId}
      ref={main}
      tabIndex={-1}
      sx={{ flex: 1, minHeight: '60vh', outline: 'none' }}
    >
      <FailureGroup>
        <Outlet />
      </FailureGroup>
    </Box>
  );
}
