import { query } from '@portal/shared/api';
import { Fact, FactList, line, Panel, SeenNotices } from '@portal/shared/parts';
import { Link, paths, useSearchParams } from '@portal/shared/portal';
import {
  Box,
  Button,
  EmptyState,
  FailureGroup,
  Money,
  MuiLink,
  Paper,
  QueryView,
  Skeleton,
} from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { ReconciliationButton } from '../ui/reconciliation/ReconciliationButton';
import { transfersPath } from '../ui/transfer/transfersPath';
import { useWaitingTransfers } from '../ui/transfer/useTransfers';
import { ExportButtons } from './ExportButtons';
import { statementPollMs } from './heldRows';
import { StatementList } from './StatementList';
import { unpaidInput, unpaidPath } from './statementFilter';

const labels = { unpaid: '待付款', paid: '已结清' } as const;

/** Statements to pay with what they add up to, and those that are paid. */
export function UnpaidPage() {
  const [search] = useSearchParams();
  const input = unpaidInput(search);
  const state = input.states[0] === 'paid' ? 'paid' : 'unpaid';
  const statements = useQuery({
    ...query('auth/assign/settlementList', input),
    placeholderData: keepPreviousData,
    refetchInterval: statementPollMs,
  });
  return (
    <FailureGroup>
      <SeenNotices link="/member/unpaid" />
      <PageTitle action={<ReconciliationButton page={unpaidPath(state)} />}>{labels[state]}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Totals />
        <Paper sx={line}>
          <QueryView query={statements} loading={<Skeleton variant="rounded" height={120} sx={{ m: 2.5 }} />}>
            {(data) => (
              <StatementList
                key={JSON.stringify(input)}
                data={data}
                input={input}
                stale={statements.isPlaceholderData}
                to={(page) => unpaidPath(state, page)}
                {...(state === 'unpaid' && { act: 'pay' })}
                exports={<ExportButtons states={input.states} page={unpaidPath(state)} />}
                empty={
                  <EmptyState
                    title={state === 'unpaid' ? '没有待付款的结算单' : '还没有结清的结算单'}
                    text="结算单确认后在这里付款"
                    action={
                      <Button variant="outlined" component={Link} to={paths.memberPage('unsettled')}>
                        查看待确认的结算单
                      </Button>
                    }
                  />
                }
              />
            )}
          </QueryView>
        </Paper>
      </Box>
    </FailureGroup>
  );
}

/** What is owed in all, and what the member can pay it from. */
function Totals() {
  const asset = useQuery(query('auth/web/asset/init', {}));
  const reported = useWaitingTransfers();
  const prepay = (
    <Button size="small" component={Link} to={paths.memberPage('prestore')}>
      去预存
    </Button>
  );
  return (
    <Panel title="付款" aside={prepay}>
      <QueryView query={asset} loading={<Skeleton variant="rounded" height={56} />}>
        {({ credit, cash_fen, bonus_fen }) => (
          <FactList columns={2}>
            <Fact term="待付款">
              <Money fen={credit.used_fen} strong />
            </Fact>
            <Fact term="账户余额">
              预存 <Money fen={cash_fen} />
              ，赠送金 <Money fen={bonus_fen} />
            </Fact>
            {reported.count > 0 && (
              <Fact term="转账核对中">
                <Money fen={reported.amount_fen} />（{reported.count} 笔，
                <MuiLink component={Link} to={transfersPath}>
                  查看
                </MuiLink>
                ）
              </Fact>
            )}
          </FactList>
        )}
      </QueryView>
    </Panel>
  );
}
