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
  readonly onRetry: () => Promise<unknown>;
}

/** What follows the banner. Each part fails alone. */
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
  return parts.map(([title, part]) => (
    <SectionBoundary key={title} title={title} onRetry={onRetry}>
      {part}
    </SectionBoundary>
  ));
}
