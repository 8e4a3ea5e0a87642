import { query } from '@portal/shared/api';
import { Link, useNavigate } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DeskList } from '../../ui/list/DeskList';
import { ContentHead } from '../ContentHead';
import { ContentSearch } from '../ContentSearch';
import { asList, contentSize, useContentList } from '../useContentList';
import { articleColumns, articleFilter, articleList, articlePath } from './articleList';

/** The articles: what waits as a draft, what visitors read, by column; each is a page of its own. */
export function ArticlesPage() {
  const { kind, shown, kw, page, searchTo } = useContentList(articleList);
  const navigate = useNavigate();
  const answer = useQuery({
    ...query('staff/article/list', { ...articleFilter(shown.filter.states[0]), kw, page, size: contentSize }),
    placeholderData: keepPreviousData,
    select: asList(page),
  });
  const open = (rid: string) => void navigate(articlePath(rid));
  return (
    <>
      <ContentHead
        acts={
          <Button component={Link} to={articlePath('new')} variant="contained" size="small">
            写文章
          </Button>
        }
      />
      <ContentSearch label="查找文章" field="标题" kw={kw} to={searchTo} />
      <DeskList
        noun="文章"
        kind={kind}
        shown={shown}
        answer={answer}
        columns={articleColumns}
        actsWidth={90}
        enter={({ rid }) =>
          () =>
            open(rid)
          }
        acts={({ rid, title }) => (
          <Button size="small" aria-label={`打开 ${title}`} onClick={() => open(rid)}>
            打开
          </Button>
        )}
      />
    </>
  );
}
