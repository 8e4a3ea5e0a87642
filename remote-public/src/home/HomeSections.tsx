import type { Home } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { startTransition, useEffect, useState } from 'react';
import { AreaSection } from './AreaSection';
import { CaseSection } from './CaseSection';
import { PartnerSection } from './PartnerSection';
import { PopularSection } from './PopularSection';
import { ProcessSection } from './ProcessSection';
import { SectionBoundary } from './SectionBoundary';
import { ThanksSection } from './ThanksSection';
import { TypeSection } from './TypeSection';

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
      seenWhole = true;
      return;
    }
    const next = setTimeout(() => startTransition(() => setCount(count + 2)));
    return () => clearTimeout(next);
  }, [count, total]);
  return Math.min(count, total);
}

/** The sections below the banner. An error in one does not affect the others. */
export function HomeSections({ home, onRetry }: HomeSectionsProps) {
  const parts = [
    ['服务项目', <TypeSection key={1} typeArr={home.typeArr} />],
    ['热门专区', <AreaSection key={2} prefectureNavBottomArr={home.prefectureNavBottomArr} />],
    ['服务流程', <ProcessSection key={3} />],
    ['热门项目', <PopularSection key={4} hotItems={home.hotItems} />],
    ['能力展示', <CaseSection key={5} serviceCaseArr={home.serviceCaseArr} />],
    ['致谢文献', <ThanksSection key={6} thanksArr={home.thanksArr} />],
    ['合作伙伴', <PartnerSection key={7} partnerArr={home.partnerArr} />],
  ] as const;
  const count = useGrowing(parts.length);
  return (
    <>
      {parts.slice(0, count).map(([title, part]) => (
        <SectionBoundary key={title} title={title} onRetry={onRetry}>
          {part}
        </SectionBoundary>
      ))}
      {/* Keeps the footer below the viewport until all sections are rendered. */}
      {count < parts.length && <Box sx={{ height: '100vh' }} />}
    </>
  );
}
