import { query } from '@portal/shared/api';
import { PagedView, plainList } from '@portal/shared/parts';
import { laterPage, useSearchParams, withQuery } from '@portal/shared/portal';
import { Box, EmptyState, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ContentHead } from '../ContentHead';
import { AddPictures } from './AddPictures';
import { PictureTile } from './PictureTile';
import { pictureGrid } from './pictureFrame';

const size = 24;

/** Uploaded pictures, the newest first, with what shows them. */
export function PicturesPage() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const pictures = useQuery({
    ...query('staff/picture/list', { page, size }),
    placeholderData: keepPreviousData,
  });
  const paths = pictures.data?.list.map(({ path }) => path) ?? [];
  const uses = useQuery({ ...query('staff/picture/uses', { paths }), enabled: paths.length > 0 });
  return (
    <>
      <ContentHead />
      <Box sx={{ mb: 2 }}>
        <AddPictures multiple />
      </Box>
      <PagedView
        query={pictures}
        input={{ page, size }}
        to={(to) => withQuery('/staff/content/pictures', { page: laterPage(to) })}
        counted
        loading={<Skeleton variant="rounded" height={420} />}
        empty={<EmptyState title="还没有上传过图片" />}
      >
        {(list) => (
          <Box component="ul" aria-label="图片" sx={{ ...plainList, ...pictureGrid, mb: 2 }}>
            {list.map((picture) => (
              <PictureTile
                key={picture.path}
                picture={picture}
                uses={uses.data?.filter(({ path }) => path === picture.path)}
              />
            ))}
          </Box>
        )}
      </PagedView>
    </>
  );
}
