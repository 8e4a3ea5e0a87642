import type { Home } from '@portal/shared/contract';
import { Box, ErrorState } from '@portal/shared/ui';
import { startTransition, useEffect, useState } from 'react';
import { AreaSection } from './AreaSection';
import type { HomePart } from './laterSections';
import { SectionBoundary } from './SectionBoundary';
import { TypeSection } from './TypeSection';
import { useLaterSections } from './useLaterSections';

interface HomeSectionsProps {
  readonly home: Home;
  readonly onRetry: () => Promise<unknown>;
}

/** Number of sections rendered first; the others follow two at a time. */
const firstParts = 2;

let seenWhole = false;

/**
 * Returns how many sections are rendered: few at first, so that a phone can handle input while the rest renders.
 * All at once after a back navigation, so that the scroll position exists.
 */
function useGrowing(total: number): number {
  const [count, setCount] = useState(seenWhole ? total : firstParts);
  useEffect(() => {
    if (count >= total) {
      seenWhole = total > firstParts;
      return;
    }
    const next = setTimeout(() => startTransition(() => setCount(count + 2)));
    return () => clearTimeout(next);
  }, [count, total]);
  return Math.min(count, total);
}

/** The sections below the banner. An error in one does not affect the others. */
export function HomeSections({ home, onRetry }: HomeSectionsProps) {
  const { later, error, load } = useLaterSections();
  const parts: readonly HomePart[] = [
    ['服务项目', <TypeSection key={1} typeArr={home.typeArr} />],
    ['热门专区', <AreaSection key={2} prefectureNavBottomArr={home.prefectureNavBottomArr} />],
    ...(later?.(home) ?? []),
  ];
  const count = useGrowing(parts.length);
  return (
    <>
      {parts.slice(0, count).map(([title, part]) => (
        <SectionBoundary key={title} title={title} onRetry={onRetry}>
          {part}
        </SectionBoundary>
      ))}
      {error && <ErrorState title="更多内容暂时无法显示" error={error} onRetry={() => void load()} />}
      {/* Keeps the footer below the viewport until all sections are rendered. */}
      {!error && (!later || count < parts.length) && <Box sx={{ height: '100vh' }} />}
    </>
  );
}
