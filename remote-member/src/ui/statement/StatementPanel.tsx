import type { Statement } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { lineAbove, Panel, plainList, useFolded, written } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatFen, formatInstant, paymentText, statementActTable } from '@portal/shared/rules';
import { Box, Button, Money, Typography } from '@portal/shared/ui';
import { StatementTransfers } from '../transfer/StatementTransfers';
import { StatementActs } from './StatementActs';
import { StatementChip } from './StatementChip';
import { sourceText } from './sourceText';

/** A statement under its title, for the page of one of its orders. */
export function StatementPanel({ statement }: { readonly statement: Statement }) {
  const { code, state, orders } = statement;
  return (
    <Panel title="结算单">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {code}
          {orders.length > 1 ? `，共 ${orders.length} 个订单` : '，明细见下方“检测项目”'}
        </Typography>
        <StatementChip state={state} />
      </Box>
      <StatementContent statement={statement} itemsShown={orders.length === 1} />
    </Panel>
  );
}

interface StatementContentProps {
  readonly statement: Statement;
  /** True where the page lists the items already: then only corrections are lines. */
  readonly itemsShown?: boolean;
}

/** The lines of a statement, what is paid from where, its payments, and the member's buttons. */
export function StatementContent({ statement, itemsShown = false }: StatementContentProps) {
  return (
    <>
      <Explanation statement={statement} />
      {isConfirmed(statement) && <StatementTransfers statement={statement} />}
      <Lines statement={statement} itemsShown={itemsShown} />
      <Amounts statement={statement} />
      <StatementActs statement={statement} />
    </>
  );
}

const isConfirmed = ({ state }: Statement): boolean => state === 'unpaid' || state === 'paid';

/** What happens next, and the last words of a dispute. */
function Explanation({
  statement: { state, review_until, sources, events, owed_fen, waiting_fen },
}: {
  readonly statement: Statement;
}) {
  const reserved = sourceText(sources);
  const texts = {
    open: `请在 ${review_until ? formatInstant(review_until) : ''} 前核对，逾期将自动确认。${reserved && `确认后：${reserved}。`}`,
    disputed: '异议处理中，核对期暂停；答复后请重新确认。',
    unpaid: owed_fen > waiting_fen ? '请用余额支付，可分次付款；也可以银行转账后上传凭证。' : '',
    paid: '',
  };
  const spoken = events.findLast(({ act }) => act === 'wrong' || act === 'answer' || act === 'refund');
  return (
    <>
      {texts[state] && (
        <Alert severity={state === 'disputed' ? 'info' : 'warning'} variant="outlined" sx={{ mb: 1.5 }}>
          {texts[state]}
        </Alert>
      )}
      {waiting_fen > 0 && <WaitingForGroup fen={waiting_fen} />}
      {spoken && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary', ...written }}>
          {statementActTable[spoken.act].label}（{formatInstant(spoken.at)}）：{spoken.note}
        </Typography>
      )}
    </>
  );
}

/** What a manager of a group has to approve before it is paid: it must not be paid a second time. */
function WaitingForGroup({ fen }: { readonly fen: number }) {
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 1.5 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={`${paths.memberPage('communityJn')}?tab=payments`}
        >
          查看进度
        </Button>
      }
    >
      {formatFen(fen)} 待社群管理员批准，批准后即付款，请勿重复付款。
    </Alert>
  );
}

function Lines({ statement: { lines: all, orders }, itemsShown }: Required<StatementContentProps>) {
  const lines = itemsShown ? all.filter(({ kind }) => kind === 'adjustment') : all;
  const [shown, showAll] = useFolded(lines, { first: 30, what: '项' });
  if (lines.length === 0) return null;
  return (
    <>
      <Box component="ul" aria-label="结算明细" sx={plainList}>
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are append-only and have no key
          <Box component="li" key={index} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{line.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {[orders.length > 1 && line.order_code, line.detail].filter(Boolean).join('　')}
              </Typography>
            </Box>
            <Money fen={line.amount_fen} />
          </Box>
        ))}
      </Box>
      {showAll}
    </>
  );
}

function Amounts({ statement }: { readonly statement: Statement }) {
  const { total_fen, paid_fen, owed_fen, invoiced_fen, invoiced_cash_fen, invoiceable_fen, payments } =
    statement;
  return (
    <Box sx={{ ...lineAbove, pt: 1.5, display: 'grid', gap: 0.5, justifyItems: 'end' }}>
      <span>
        合计　
        <Money fen={total_fen} strong />
      </span>
      {payments.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: payments are append-only and have no key
        <Typography key={index} variant="body2" sx={{ color: 'text.secondary' }}>
          {formatInstant(one.at)} {paymentText(one, payments)}　{formatFen(one.amount_fen)}
        </Typography>
      ))}
      {isConfirmed(statement) && (
        <Typography variant="body2">
          已付 {formatFen(paid_fen)}
          {invoiced_fen > 0 && (
            <span>
              　已申请开票 {formatFen(invoiced_fen)}
              {invoiceable_fen > 0 && `，还可开 ${formatFen(invoiceable_fen)}`}
            </span>
          )}
          {owed_fen > 0 && (
            <Box component="strong" sx={{ ml: 2, color: 'error.main' }}>
              待付款 {formatFen(owed_fen)}
            </Box>
          )}
        </Typography>
      )}
      {invoiced_cash_fen > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
          其中 {formatFen(invoiced_cash_fen)} 由已开票的预存款支付，不再开票
        </Typography>
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1.25,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
