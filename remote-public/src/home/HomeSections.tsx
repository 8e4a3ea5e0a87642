import { Box, ErrorState } from '@portal/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { AreaSection } from './AreaSection';
import type { HomeSectionsProps } from './homeSectionsProps';
import { loadedLower, loadLower } from './loadLower';
import { SectionBoundary } from './SectionBoundary';
import { TypeSection } from './TypeSection';

/** The sections below the banner. An error in one does not affect the others. */
export function HomeSections({ home, onRetry }: HomeSectionsProps) {
  const { Lower, error, load } = useLower();
  return (
    <>
      <SectionBoundary title="服务项目" onRetry={onRetry}>
        <TypeSection typeArr={home.typeArr} />
      </SectionBoundary>
      <SectionBoundary title="热门专区" onRetry={onRetry}>
        <AreaSection prefectureNavBottomArr={home.prefectureNavBottomArr} />
      </SectionBoundary>
      {Lower && <Lower home={home} onRetry={onRetry} />}
      {error && <ErrorState title="更多内容暂时无法显示" error={error} onRetry={() => void load()} />}
      {/* Keeps the footer below the window until all sections are rendered. */}
      {!Lower && !error && <Box sx={{ height: '100vh' }} />}
    </>
  );
}

/** The sections below the first screens. Their code comes with that of the page; when it did not, it is loaded again. */
function useLower() {
  const [Lower, setLower] = useState(loadedLower);
  const [error, setError] = useState<Error>();
  const load = useCallback(async () => {
    try {
      const loaded = await loadLower();
      setError(undefined);
      setLower(() => loaded);
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
  }, []);
  useEffect(() => {
    if (!loadedLower()) void load();
  }, [load]);
  return { Lower, error, load };
}
