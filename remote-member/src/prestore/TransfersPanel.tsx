import { query } from '@portal/shared/api';
import { PagedView, Panel, plainList, useScrollToHash } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { Box, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TransferRow } from '../ui/transfer/TransferRow';
import { prestoreFilter, prestorePath, transfersInput } from './prestoreFilter';

/** All bank transfers that the member reported, for statements and as prepayments, newest first; nothing before the first one. */
export function TransfersPanel() {
  const [search] = useSearchParams();
  const filter = prestoreFilter(search);
  const input = transfersInput(filter);
  const transfers = useQuery({
    ...query('auth/transferApply/list', input),
    placeholderData: keepPreviousData,
  });
  useScrollToHash('transfers', transfers.data !== undefined);
  if (transfers.data?.total === 0) return null;
  return (
    <div id="transfers">
      <Panel title="转账凭证">
        <Box sx={{ mb: -1.5 }}>
          <PagedView
            query={transfers}
            input={input}
            to={(page) => prestorePath({ ...filter, transfers: page, tab: 'prepay' })}
            loading={<Skeleton variant="rounded" height={88} sx={{ mb: 1.5 }} />}
            empty={null}
          >
            {(list) => (
              <Box component="ul" aria-label="转账凭证" sx={plainList}>
                {list.map((transfer) => (
                  <TransferRow key={transfer.rid} transfer={transfer} namesStatement />
                ))}
              </Box>
            )}
          </PagedView>
        </Box>
      </Panel>
    </div>
  );
}
