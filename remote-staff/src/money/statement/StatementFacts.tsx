import type { Data } from '@portal/shared/contract';
import { Fact, FactList, lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatFen, formatInstant, statementActTable } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import { History } from '../../ui/History';
import { MemberLink } from '../../ui/member/MemberLink';
import { RecordColumns } from '../../ui/RecordColumns';

interface StatementFactsProps {
  readonly statement: Data<'staff/statement/detail'>;
}

/** What is billed to whom, what was paid of it, and what happened. */
export const StatementFacts = ({ statement }: StatementFactsProps) => (
  <RecordColumns
    main={
      <>
        <Panel title="明细">
          <Box component="ul" sx={plainList}>
            {statement.lines.map(({ order_code, kind, name, detail, amount_fen }) => (
              <Box component="li" key={`${order_code} ${kind} ${name} ${detail} ${amount_fen}`} sx={row}>
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Box component={Link} to={`/staff/orders/${order_code}`} sx={{ color: 'primary.main' }}>
                    {order_code}
                  </Box>{' '}
                  {kind === 'adjustment' ? `调整：${name}` : name}
                  {detail !== '' && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{detail}</Box>}
                </Box>
                <Money fen={amount_fen} />
              </Box>
            ))}
          </Box>
          <Box sx={row}>
            <Box sx={{ flex: 1 }}>合计</Box>
            <Money fen={statement.total_fen} strong />
          </Box>
        </Panel>
        <Panel title="收款">
          {statement.payments.length === 0 && <Box sx={{ color: 'text.secondary' }}>还没有收款</Box>}
          <Box component="ul" sx={plainList}>
            {statement.payments.map(({ at, label, group, amount_fen }) => (
              <Box component="li" key={`${at} ${label} ${amount_fen}`} sx={row}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  {label}
                  {group !== null && `（${group}）`}
                  <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{formatInstant(at)}</Box>
                </Box>
                <Money fen={amount_fen} />
              </Box>
            ))}
          </Box>
        </Panel>
      </>
    }
    aside={
      <>
        <Panel title="客户与金额">
          <FactList>
            <Fact term="客户">
              <MemberLink account={statement.member_rid}>{statement.member}</MemberLink>
            </Fact>
            <Fact term="已付">{formatFen(statement.paid_fen)}</Fact>
            <Fact term="待付款">{formatFen(statement.owed_fen)}</Fact>
            <Fact term="待批准">{statement.waiting_fen > 0 ? formatFen(statement.waiting_fen) : ''}</Fact>
            <Fact term="已开票">{formatFen(statement.invoiced_fen)}</Fact>
            <Fact term="核对至">{statement.review_until ? formatInstant(statement.review_until) : ''}</Fact>
          </FactList>
        </Panel>
        <History
          events={statement.events.map(({ act, ...event }) => ({
            ...event,
            label: statementActTable[act].label,
          }))}
        />
      </>
    }
  />
);

const row = { ...lineAbove, display: 'flex', gap: 1.5, py: 1, fontSize: 14 } as const;
