import type { Home } from '@portal/shared/contract';
import type { ReactNode } from 'react';
import { CaseSection } from './CaseSection';
import { PartnerSection } from './PartnerSection';
import { PopularSection } from './PopularSection';
import { ProcessSection } from './ProcessSection';
import { ThanksSection } from './ThanksSection';

/** A section of the home page with its title. */
export type HomePart = readonly [title: string, part: ReactNode];

/** The sections below the first screens; a chunk of its own, so that the first visit loads less before its first paint. */
export function laterSections(home: Home): readonly HomePart[] {
  return [
    ['服务流程', <ProcessSection key={3} />],
    ['热门项目', <PopularSection key={4} hotItems={home.hotItems} />],
    ['能力展示', <CaseSection key={5} serviceCaseArr={home.serviceCaseArr} />],
    ['致谢文献', <ThanksSection key={6} thanksArr={home.thanksArr} />],
    ['合作伙伴', <PartnerSection key={7} partnerArr={home.partnerArr} />],
  ];
}
