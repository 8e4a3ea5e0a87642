import { query } from '@portal/shared/api';
import { useHydrated, useTitle } from '@portal/shared/portal';
import { Box, PageColumn, QueryView, Stack } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { tile } from '../ui/tile';
import { Banner } from './Banner';
import { bannerFrame } from './bannerSize';
import { HomeSections } from './HomeSections';
import { HomeSkeleton } from './HomeSkeleton';
import { HotStrip } from './HotStrip';
import { Intro } from './Intro';
import type { PopupProps } from './Popup';
import { SectionBoundary } from './SectionBoundary';

/** Most visits have no popup. If its code can't be loaded, nothing is missing. */
const Popup = lazy<ComponentType<PopupProps>>(() =>
  import('./Popup').then(
    (module) => ({ default: module.Popup }),
    () => ({ default: () => null }),
  ),
);

/** The home page with the sections of the specification, section 2, in that order. */
export function HomePage() {
  useTitle('');
  const home = useQuery(query('open/web/index', {}));
  const bannerArr = home.data?.bannerArr;
  return (
    <Stack sx={{ gap: { xs: 5, md: 7 }, pt: { xs: 2, md: 3 }, pb: 8 }}>
      <PageColumn>
        <Box sx={first}>
          <Box sx={upperCorners}>
            {home.data ? (
              <SectionBoundary title="推荐内容" onRetry={home.refetch}>
                <Banner key={bannerArr?.map(({ img }) => img).join()} bannerArr={home.data.bannerArr} />
              </SectionBoundary>
            ) : (
              <Box sx={{ ...bannerFrame, bgcolor: 'action.hover' }} />
            )}
          </Box>
          <HotStrip items={home.data?.hotItems} />
          <Intro />
        </Box>
      </PageColumn>
      <QueryView query={home} loading={<HomeSkeleton />}>
        {(data) => <HomeSections home={data} onRetry={home.refetch} />}
      </QueryView>
      {home.data?.popup && <LaterPopup popup={home.data.popup} />}
    </Stack>
  );
}

function LaterPopup({ popup }: PopupProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <Popup popup={popup} />
    </Suspense>
  );
}

/** The search suggestions overflow the tile, so only the banner is clipped to the rounded corners. */
const first = { ...tile, overflow: 'visible' } as const;

const upperCorners = { overflow: 'hidden', borderRadius: '7px 7px 0 0' } as const;
