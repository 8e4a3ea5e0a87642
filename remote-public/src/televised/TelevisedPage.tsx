import { paths } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { AskUs } from '../ui/AskUs';
import { PageSection } from '../ui/PageSection';
import { StaticPage } from '../ui/static/StaticPage';
import { Cases } from './Cases';
import { Promises } from './Promises';
import { Range } from './Range';

/** 能力展示: the lab's services, promises and cases. An error in one section does not affect the others. */
export function TelevisedPage() {
  return (
    <StaticPage
      title="能力展示"
      lead="能测什么、怎么测、测得怎样：检测方向与项目数来自在线目录，案例写明样品、方法、数据与结论。"
    >
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 7 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PageSection title="检测方向" more={{ name: '全部服务项目', to: paths.project() }}>
          <Range />
        </PageSection>
        <PageSection title="每一份样品">
          <Promises />
        </PageSection>
        <PageSection title="典型案例" more={{ name: '全部案例', to: paths.list('service') }}>
          <Cases />
        </PageSection>
        <AskUs title="不确定用哪种方法？" text="写下样品和想知道的结果，客户经理会联系您，推荐方法并报价。" />
      </Box>
    </StaticPage>
  );
}
