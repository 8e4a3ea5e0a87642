import type { Home } from '@portal/shared/contract';
import { paths } from '@portal/shared/portal';
import { ArticleGrid } from '../ui/article/ArticleGrid';
import { Section } from './Section';

/** 能力展示: cases of the lab's work. */
export function CaseSection({ serviceCaseArr }: Pick<Home, 'serviceCaseArr'>) {
  if (serviceCaseArr.length === 0) return null;
  return (
    <Section title="能力展示" note="用方法和数据说话" more={paths.list('service')}>
      <ArticleGrid articles={serviceCaseArr} />
    </Section>
  );
}
