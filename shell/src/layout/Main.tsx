import { Outlet, useLocation } from '@portal/shared/portal';
import { Box, FailureGroup } from '@portal/shared/ui';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { ownerOf } from '../../manifest/owner';
import { RemoteFailure } from '../remotes/remoteFailure';
import { ShownFailure } from '../routing/PageFailure';
import { firstMark, mainState } from './mainState';
import { mainId } from './SkipLink';
import { usePageTransition } from './usePageTransition';

/**
 * Container of the pages. Takes the focus after a navigation, so that keyboard and screen reader start at the top.
 */
export const Main = observer(function Main() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  usePageTransition(main, useMatches().at(-1)?.id);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  // A page that was left is tried again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => forget, [pathname]);
  return (
    <Box
      component="main"
      key={mainState.builds}
      id={mainId}
      ref={main}
      tabIndex={-1}
      sx={{ flex: 1, minHeight: '60vh', outline: 'none' }}
    >
      <span hidden {...{ [firstMark]: '' }} />
      <FailureGroup>
        {mainState.emptiedAt === pathname ? <Emptied path={pathname} /> : <Outlet />}
      </FailureGroup>
    </Box>
  );
});

const forget = () =>
  runInAction(() => {
    mainState.emptiedAt = '';
  });

/** Instead of a page whose code empties the container each time. */
function Emptied({ path }: { readonly path: string }) {
  const [failure] = useState(() => {
    const area = ownerOf(window.__portal?.manifest.remotes ?? {}, path) ?? '';
    return new RemoteFailure(area, 'render');
  });
  return <ShownFailure failure={failure} onRetry={async () => forget()} />;
}
