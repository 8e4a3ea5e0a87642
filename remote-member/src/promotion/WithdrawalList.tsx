import { call, query } from '@portal/shared/api';
import { PagedView, plainList, SheetButtons } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { Box, EmptyState, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { promotionPath, recordsInput } from './promotionFilter';
import { WithdrawalRow } from './WithdrawalRow';

/** The member's withdrawals, the newest first. */
export function WithdrawalList() {
  const [search] = useSearchParams();
  const input = recordsInput(search);
  const withdrawals = useQuery({
    ...query('auth/promoter_rebate_withdraw/list', input),
    placeholderData: keepPreviousData,
  });
  return (
    <PagedView
      query={withdrawals}
      input={input}
      to={(page) => promotionPath('withdrawals', page)}
      loading={<Skeleton variant="rounded" height={160} sx={{ my: 2 }} />}
      empty={<EmptyState title="还没有提现" text="返利达到最低提现金额后，可以提现到您的银行账户" />}
    >
      {(list) => (
        <>
          <Box sx={{ pt: 1 }}>
            <SheetButtons
              ask={(format) => call('auth/promoter_rebate_withdraw/export', { format })}
              name="提现记录"
              page={promotionPath('withdrawals')}
            />
          </Box>
          <Box component="ul" aria-label="提现记录" sx={plainList}>
            {list.map((withdrawal) => (
              <WithdrawalRow key={withdrawal.rid} withdrawal={withdrawal} />
            ))}
          </Box>
        </>
      )}
    </PagedView>
  );
}
