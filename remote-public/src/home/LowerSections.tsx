import { CaseSection } from './CaseSection';
import type { HomeSectionsProps } from './homeSectionsProps';
import { PartnerSection } from './PartnerSection';
import { PopularSection } from './PopularSection';
import { ProcessSection } from './ProcessSection';
import { SectionBoundary } from './SectionBoundary';
import { ThanksSection } from './ThanksSection';

/** The sections below the first screens; a chunk of its own, without which the upper ones are shown. */
export function LowerSections({ home, onRetry }: HomeSectionsProps) {
  return (
    <>
      <SectionBoundary title="服务流程" onRetry={onRetry}>
        <ProcessSection />
      </SectionBoundary>
      <SectionBoundary title="热门项目" onRetry={onRetry}>
        <PopularSection hotItems={home.hotItems} />
      </SectionBoundary>
      <SectionBoundary title="能力展示" onRetry={onRetry}>
        <CaseSection serviceCaseArr={home.serviceCaseArr} />
      </SectionBoundary>
      <SectionBoundary title="致谢文献" onRetry={onRetry}>
        <ThanksSection thanksArr={home.thanksArr} />
      </SectionBoundary>
      <SectionBoundary title="合作伙伴" onRetry={onRetry}>
        <PartnerSection partnerArr={home.partnerArr} />
      </SectionBoundary>
    </>
  );
}
