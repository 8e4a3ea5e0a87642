import type { Home } from '@portal/shared/contract';
import { useHydrated } from '@portal/shared/portal';
import { Box, PageColumn, Stack } from '@portal/shared/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { tile } from '../ui/tile';
import { Banner } from './Banner';
import { bannerFrame } from './bannerSize';
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

interface HomeFrameProps {
  /** Undefined until it is there. */
  readonly home: Home | undefined;
  /** Fetches the data of the page again. */
  readonly onRetry: () => Promise<unknown>;
  /** The sections below the banner. */
  readonly children: ReactNode;
}

/** The banner, the popular services and the popup of the home page, around its sections. */
export function HomeFrame({ home, onRetry, children }: HomeFrameProps) {
  const bannerArr = home?.bannerArr;
  return (
    <Stack sx={{ gap: { xs: 5, md: 7 }, pt: { xs: 2, md: 3 }, pb: 8 }}>
      <PageColumn>
        <Box sx={tile}>
          {home ? (
            <SectionBoundary title="推荐内容" onRetry={onRetry}>
              <Banner key={bannerArr?.map(({ img }) => img).join()} bannerArr={home.bannerArr} />
            </SectionBoundary>
          ) : (
            <Box sx={{ ...bannerFrame, bgcolor: 'action.hover' }} />
          )}
          <Intro />
          <HotStrip items={home?.hotItems} />
        </Box>
      </PageColumn>
      {children}
      {home?.popup && <LaterPopup popup={home.popup} />}
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
