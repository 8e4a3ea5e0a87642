import { consentDocuments } from '@portal/shared/rules';
import { Chapters } from '../ui/static/Chapters';
import { StaticPage } from '../ui/static/StaticPage';
import { policyChapters } from './chapters';

/** 隐私政策: which data the portal stores, where, for how long and for what purpose. */
export function PolicyPage() {
  return (
    <StaticPage
      title="隐私政策"
      lead={`生效日期 ${consentDocuments.policy.version}。平台收集哪些信息、怎样使用和保护、保存多久，以及您的权利。`}
    >
      <Chapters chapters={policyChapters} />
    </StaticPage>
  );
}
