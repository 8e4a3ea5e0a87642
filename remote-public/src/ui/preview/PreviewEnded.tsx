import { paths } from '@portal/shared/portal';
import { NotFound } from '../NotFound';

/** Page for a link to a draft that is not valid any more. */
export const PreviewEnded = () => (
  <NotFound
    title="预览链接已失效"
    text="链接已过期或不完整，或者草稿已经发布。请让编辑重新生成预览链接"
    links={[{ name: '浏览服务项目', to: paths.project() }]}
  />
);
