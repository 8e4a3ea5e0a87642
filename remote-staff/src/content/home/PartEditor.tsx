import { query } from '@portal/shared/api';
import type { Data, HomeContent } from '@portal/shared/contract';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ContentDetail } from '../edit/contentCalls';
import { homePartLabels } from '../homeParts';
import { PartFrame } from './PartFrame';
import type { PartFields, PartList } from './partFields';

/** Writes a part of the home page. */
export function PartEditor<Item>(given: PartFields<Item>) {
  const { part, listOf } = given;
  const detail = useQuery(query('staff/home/detail', { part }));
  return (
    <QueryView query={detail} loading={<Skeleton variant="rounded" height={420} />}>
      {(shown) => <PartFrame given={given} detail={detailOf(shown, listOf)} />}
    </QueryView>
  );
}

function detailOf<Item>(
  { part, published, draft, etag, saved, versions }: Data<'staff/home/detail'>,
  listOf: (content: HomeContent) => Item[] | undefined,
): ContentDetail<PartList<Item>> {
  const stand = (content: HomeContent | null): PartList<Item> | null => {
    const list = content && listOf(content);
    return list ? { list } : null;
  };
  return {
    published: stand(published),
    draft: stand(draft),
    etag,
    saved,
    // A version is named by its part and the number of its entries.
    versions: versions.map(({ version, title, by, published: at }) => ({
      version,
      by,
      published: at,
      title: `${homePartLabels[part]} ${/\d+$/.exec(title)?.[0] ?? ''} 项`,
    })),
  };
}
