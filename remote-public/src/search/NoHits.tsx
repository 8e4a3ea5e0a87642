import { PastTheEnd } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Button, EmptyState } from '@portal/shared/ui';
import { FindEntry } from '../ui/find/FindEntry';
import { Categories } from './Categories';
import type { Found } from './found';
import { Meant } from './Meant';
import { PopularWords } from './PopularWords';
import { kinds, noFilter, pageSize, type SearchFilter, searchUrl } from './searchFilter';

interface NoHitsProps {
  readonly filter: SearchFilter;
  readonly found: Pick<Found, 'counts' | 'near'>;
  /** Number of hits on all pages. */
  readonly total: number;
}

/** Message for an empty page: after the last page, no hits of this kind, or no hits at all. Each has links. */
export function NoHits({ filter, found: { counts, near }, total }: NoHitsProps) {
  if (total > 0) return <PastTheEnd to={searchUrl(filter, { page: Math.ceil(total / pageSize) })} />;
  if (counts.device > 0 && (filter.kind === undefined || filter.kind === 'device'))
    return (
      <EmptyState
        title="没有符合筛选条件的服务"
        text={`不限条件时有 ${counts.device} 项。`}
        action={
          <Button component={Link} to={searchUrl(filter, noFilter)} variant="outlined">
            清除筛选条件
          </Button>
        }
      />
    );
  const elsewhere = counts.device + counts.news + counts.course;
  if (elsewhere > 0)
    return (
      <>
        <EmptyState
          title={`${kinds.find(({ kind }) => kind === (filter.kind ?? 'device'))?.label ?? ''}里没有找到`}
          text={`其他范围里找到 ${elsewhere} 项。`}
          action={
            filter.kind && (
              <Button component={Link} to={paths.search(filter.kw)} variant="outlined">
                查看全部结果
              </Button>
            )
          }
        />
        <Meant near={near} />
      </>
    );
  return (
    <>
      <EmptyState
        title="没有找到相关内容"
        text="检查一下写法，或换一个更短的词；中文名、英文缩写、拼音和拼音首字母都可以。"
      />
      <FindEntry />
      {near.words.length > 0 ? (
        <Meant near={near} />
      ) : (
        <>
          <PopularWords />
          <Categories />
        </>
      )}
    </>
  );
}
