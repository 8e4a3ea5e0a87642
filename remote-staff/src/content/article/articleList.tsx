import type { ArticleType, Input, StaffArticleRow } from '@portal/shared/contract';
import { Link } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

/** An article of the list; its key stands for a number. */
export type ArticleListRow = StaffArticleRow & { readonly code: string };

type Filter = NonNullable<Input<'staff/article/list'>['state']> | ArticleType;

export const articleTypes: Readonly<Record<ArticleType, string>> = {
  news: '新闻资讯',
  course: '技能课程',
  service: '能力展示',
};

export const articleList: ListKind<Filter> = {
  path: '/staff/content/articles',
  filters: [
    { key: 'all', label: '全部', states: [] },
    { key: 'draft', label: '有草稿', states: ['draft'] },
    { key: 'unpublished', label: '未发布', states: ['unpublished'] },
    { key: 'news', label: articleTypes.news, states: ['news'] },
    { key: 'course', label: articleTypes.course, states: ['course'] },
    { key: 'service', label: articleTypes.service, states: ['service'] },
  ],
};

/** Returns the URL of the page of an article. */
export const articlePath = (rid: string): string => `${articleList.path}/${rid}`;

/** Returns the part of a call's input that a filter means. */
export function articleFilter(
  filter: Filter | undefined,
): Pick<Input<'staff/article/list'>, 'state' | 'type'> {
  if (filter === undefined) return {};
  return filter === 'draft' || filter === 'unpublished' ? { state: filter } : { type: filter };
}

export const articleColumns: readonly ListColumn<ArticleListRow>[] = [
  {
    field: 'title',
    label: '标题',
    width: 240,
    flex: 3,
    card: 'title',
    show: ({ rid, title }) => (
      <Box component={Link} to={articlePath(rid)} sx={{ color: 'primary.main' }}>
        {title}
      </Box>
    ),
  },
  {
    field: 'state',
    label: '状态',
    width: 100,
    card: 'aside',
    show: ({ published }) => <Mark waits={!published}>{published ? '已发布' : '未发布'}</Mark>,
  },
  { field: 'type', label: '栏目', width: 100, show: ({ type }) => articleTypes[type] },
  { field: 'created', label: '日期', width: 110, show: ({ created }) => created },
  {
    field: 'draft',
    label: '草稿',
    width: 150,
    show: ({ draft }) => (draft === null ? '' : formatInstant(draft)),
  },
];
