import { consentDocuments } from '@portal/shared/rules';
import { Chapters } from '../ui/static/Chapters';
import { Prose } from '../ui/static/Prose';
import { StaticPage } from '../ui/static/StaticPage';
import { licenseText } from './text';

const chapters = licenseText.map(({ id, title, text }) => ({ id, title, body: <Prose text={text} /> }));

/** 服务协议: the service agreement between members and the lab. */
export function LicensePage() {
  return (
    <StaticPage
      title="服务协议"
      lead={`生效日期 ${consentDocuments.license.version}。本站的公司与联系方式为示例，本协议用于演示，不构成真实要约。`}
    >
      <Chapters chapters={chapters} />
    </StaticPage>
  );
}
