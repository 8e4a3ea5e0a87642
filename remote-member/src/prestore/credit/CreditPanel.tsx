import { call, query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { LoadMore, Panel, plainList, useLazyDialog, useScrollToHash } from '@portal/shared/parts';
import { Box, Button, Money, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Figure, Figures } from '../../ui/Figures';
import { CreditRow } from './CreditRow';

const path = 'auth/creditApply/list';
const size = 5;
type Credit = Data<typeof path>['credit'];

/** The member's credit: limit, used, reserved and free; applications for another limit; repaying. Its link is `#credit`. */
export function CreditPanel() {
  const applications = useInfiniteQuery({
    queryKey: [...query(path, { size }).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => call(path, { page: pageParam, size }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * size < total ? pages.length + 1 : null),
  });
  const pages = applications.data?.pages;
  const credit = pages?.at(-1)?.credit;
  const list = pages?.flatMap((page) => page.list) ?? [];
  const waits = list.some(({ state }) => state === 'waiting');
  useScrollToHash('credit', credit !== undefined);
  return (
    <div id="credit">
      <Panel title="信用额度" aside={credit && <Buttons credit={credit} waits={waits} />}>
        <QueryView query={applications} loading={<Skeleton variant="rounded" height={72} />}>
          {() => credit && <Amounts credit={credit} />}
        </QueryView>
        <LoadMore query={applications}>
          {list.length > 0 && (
            <Box component="ul" aria-label="额度申请" sx={{ ...plainList, mt: 2 }}>
              {list.map((application) => (
                <CreditRow key={application.rid} application={application} />
              ))}
            </Box>
          )}
        </LoadMore>
      </Panel>
    </div>
  );
}

function Amounts({ credit: { limit_fen, used_fen, reserved_fen, free_fen } }: { readonly credit: Credit }) {
  return (
    <>
      <Figures>
        <Figure term="可用额度" strong>
          <Money fen={free_fen} />
        </Figure>
        <Figure term="总额度">
          <Money fen={limit_fen} />
        </Figure>
        <Figure term="待付款" note="已确认、未付清的结算单">
          <Money fen={used_fen} />
        </Figure>
        <Figure term="订单占用" note="订单结算或取消后释放">
          <Money fen={reserved_fen} />
        </Figure>
      </Figures>
      {limit_fen === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          目前没有信用额度，下单须先预存。申请通过后可以先测试后付款。
        </Typography>
      )}
    </>
  );
}

const loadApply = () => import('./CreditDialog').then((m) => m.CreditDialog);
const loadRepay = () => import('./RepayDialog').then((m) => m.RepayDialog);

interface ButtonsProps {
  readonly credit: Credit;
  /** True while an application waits; a member has at most one. */
  readonly waits: boolean;
}

function Buttons({ credit, waits }: ButtonsProps) {
  const apply = useLazyDialog('credit application', loadApply, { limit_fen: credit.limit_fen });
  const repay = useLazyDialog('repayment', loadRepay, { used_fen: credit.used_fen });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {credit.used_fen > 0 && (
        <Button
          size="small"
          variant="contained"
          {...repay.prefetchProps}
          loading={repay.loading}
          onClick={repay.show}
        >
          付款
        </Button>
      )}
      {!waits && (
        <Button
          size="small"
          variant="outlined"
          {...apply.prefetchProps}
          loading={apply.loading}
          onClick={apply.show}
        >
          申请额度
        </Button>
      )}
      {apply.dialog}
      {repay.dialog}
    </Box>
  );
}
