import { paths } from '@portal/shared/portal';
import { NotFound } from '../ui/NotFound';

const services = [{ name: '服务项目', to: paths.project() }];
const ways = [
  { name: '全部服务项目', to: paths.project() },
  { name: '发布需求', to: paths.require },
];

/** Page for an unknown type or child. */
export function ProjectMissing() {
  return (
    <NotFound
      title="没有找到这个服务类型"
      text="它可能已经调整，或者链接不完整。您可以从全部项目里找到需要的检测。"
      steps={services}
      links={ways}
    />
  );
}
