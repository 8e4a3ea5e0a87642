import type { Home } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { AreaSection } from './AreaSection';
import { SectionBoundary } from './SectionBoundary';
import { TypeSection } from './TypeSection';

export interface HomeSectionsProps {
  readonly home: Home;
  /** Fetches the data of the page again. */
  readonly onRetry: () => Promise<unknown>;
}

type Later = LazyExoticComponent<ComponentType<HomeSectionsProps>>;

/** The code of the sections below. After a failure the next page, or 重试, asks for it again. */
const newLater = (): Later =>
  lazy(async () => {
    try {
      return { default: (await import('./LaterSections')).LaterSections };
    } catch (failure) {
      later = newLater();
      throw failure;
    }
  });

/** Kept for back navigations, which need all sections at once for the scroll position. */
let later = newLater();

/** The sections below the banner. An error in one does not affect the others. */
export function HomeSections({ home, onRetry }: HomeSectionsProps) {
  const [Later, setLater] = useState(() => later);
  const loadAgain = async () => setLater(() => later);
  return (
    <>
      <SectionBoundary title="服务项目" onRetry={onRetry}>
        <TypeSection typeArr={home.typeArr} />
      </SectionBoundary>
      <SectionBoundary title="热门专区" onRetry={onRetry}>
        <AreaSection prefectureNavBottomArr={home.prefectureNavBottomArr} />
      </SectionBoundary>
      <SectionBoundary title="更多内容" onRetry={loadAgain}>
        <Suspense fallback={<Box sx={belowTheWindow} />}>
          <Later home={home} onRetry={onRetry} />
        </Suspense>
      </SectionBoundary>
    </>
  );
}

/** Keeps the footer below the window until all sections are rendered. */
const belowTheWindow = { height: '100vh' } as const;
