import type { Home } from '@portal/shared/contract';
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
  /** Fetches the data of the page again. */
  readonly onRetry: () => Promise<unknown>;
}

/** The sections below the banner. An error in one does not affect the others. */
export const HomeSections = ({ home, onRetry }: HomeSectionsProps) => (
  <>
    <SectionBoundary title="服务项目" onRetry={onRetry}>
      <TypeSection typeArr={home.typeArr} />
    </SectionBoundary>
    <SectionBoundary title="热门专区" onRetry={onRetry}>
      <AreaSection prefectureNavBottomArr={home.prefectureNavBottomArr} />
    </SectionBoundary>
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
