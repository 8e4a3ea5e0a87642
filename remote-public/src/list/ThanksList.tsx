import { query } from '@portal/shared/api';
import { Box, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ThanksRows } from '../ui/thanks/ThanksRows';
import { thanksInput, thanksOnPage } from './inputs';
import { Rows } from './Rows';

/** Papers that acknowledge the lab. */
export function ThanksList({ page }: { readonly page: number }) {
  const thanks = useQuery({
    ...query('open/web/acknowledge', thanksInput(page)),
    placeholderData: keepPreviousData,
  });
  return (
    <Rows
      type="thanks"
      page={page}
      size={thanksOnPage}
      query={thanks}
      loading={
        <Box role="status" aria-label="正在加载">
          <Skeleton variant="rounded" sx={{ height: { xs: 1600, md: 860 } }} />
        </Box>
      }
    >
      {(rows) => <ThanksRows rows={rows} />}
    </Rows>
  );
}
