import type { ArticleType } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { ArticleList } from './ArticleList';
import { ListFrame } from './ListFrame';
import { ThanksList } from './ThanksList';

function ArticlesPage({ type }: { readonly type: ArticleType }) {
  const [search] = useSearchParams();
  return (
    <ListFrame type={type}>
      <ArticleList type={type} page={pageOf(search)} />
    </ListFrame>
  );
}

/** `/list/news` */
export const NewsPage = () => <ArticlesPage type="news" />;

/** `/list/course` */
export const CoursePage = () => <ArticlesPage type="course" />;

/** `/list/service`: cases. */
export const CasePage = () => <ArticlesPage type="service" />;

/** `/list/thanks` */
export function ThanksPage() {
  const [search] = useSearchParams();
  return (
    <ListFrame type="thanks">
      <ThanksList page={pageOf(search)} />
    </ListFrame>
  );
}
