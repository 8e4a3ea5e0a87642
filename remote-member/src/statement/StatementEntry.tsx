import { query } from '@portal/shared/api';
import { Check, lineAbove, useFolded } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant, fundCodesText } from '@portal/shared/rules';
import { Box, Button, Icon, icons, Money, MuiLink, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useDeferredValue, useId, useState } from 'react';
import { HoldRow } from '../ui/statement/holdRow';
import { StatementChip } from '../ui/statement/StatementChip';
import { StatementContent } from '../ui/statement/StatementPanel';
import { TimeLeft } from '../ui/statement/TimeLeft';
import { useWaitingTransfers } from '../ui/transfer/useTransfers';
import { type HeldRow, type StatementRow, statementPollMs } from './heldRows';

interface StatementEntryProps {
  readonly row: StatementRow;
  /** False when the statement has left the list: then it is shown as the statement itself is now. */
  readonly listed: boolean;
  readonly initiallyOpen: boolean;
  /** Called with this row when a dialog of it opens, and without when it closes. Stable. */
  readonly onHold: (held: HeldRow | undefined) => void;
  /** Place in the list. */
  readonly index: number;
  /** Whether it is selected for an act on several; undefined when it can't be. */
  readonly selected: boolean | undefined;
  readonly onSelect: (selected: boolean) => void;
  /** Why it was refused in an act on several. */
  readonly refused: string | undefined;
}

/** A statement in a list: its amount and orders, and behind its button lines, payments and acts. */
export function StatementEntry(props: StatementEntryProps) {
  const { row: given, listed, initiallyOpen, index, onHold, selected, onSelect, refused } = props;
  const [open, setOpen] = useState(initiallyOpen);
  const present = useQuery({ ...query('auth/assign/statement', { rid: given.rid }), enabled: !listed });
  const row = listed ? given : (present.data ?? given);
  const { rid, code, state, created, orders, total_fen, owed_fen, waiting_fen } = row;
  const funds = fundCodesText(orders);
  const reported = useWaitingTransfers(state === 'unpaid').ofStatement(rid);
  // The button answers first; what it opens is rendered after it.
  const shown = useDeferredValue(open);
  const [shownOrders, showOrders] = useFolded(orders, { first: 10, what: '个订单' });
  const id = useId();
  const hold = useCallback(
    (held: boolean) => onHold(held ? { row: given, index } : undefined),
    [onHold, given, index],
  );
  return (
    <Box component="li" aria-label={code} sx={entry}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {selected !== undefined && (
          <Box sx={{ alignSelf: 'flex-start', mt: -1, mr: -2, '& label': { justifyContent: 'flex-start' } }}>
            <Check
              aria-label={`选择：${code}`}
              checked={selected}
              onChange={({ target }) => onSelect(target.checked)}
            />
          </Box>
        )}
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {code}
            </Typography>
            <StatementChip state={state} />
            <TimeLeft until={row.review_until} />
          </Box>
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
            订单{' '}
            {shownOrders.map((order, index) => (
              <span key={order.rid}>
                {index > 0 && '、'}
                <MuiLink component={Link} to={paths.order(order.rid)}>
                  {order.code}
                </MuiLink>
              </span>
            ))}
            {showOrders}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {[`${formatInstant(created)} 出具`, funds && `课题 ${funds}`].filter(Boolean).join('　')}
          </Typography>
          {refused !== undefined && (
            <Typography variant="body2" component="p" sx={{ color: 'error.main' }}>
              未通过：{refused}
            </Typography>
          )}
        </Box>
        <Box sx={{ textAlign: { xs: 'left', sm: 'right' } }}>
          <Money fen={total_fen} strong />
          {owed_fen > 0 && owed_fen < total_fen && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              待付款 <Money fen={owed_fen} />
            </Typography>
          )}
          {reported > 0 && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              转账核对中 <Money fen={reported} />
            </Typography>
          )}
          {waiting_fen > 0 && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              待社群批准 <Money fen={waiting_fen} />
            </Typography>
          )}
        </Box>
        <Button
          size="small"
          variant={row.can.length > 0 ? 'outlined' : 'text'}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? '收起' : labelOf(row, reported)}：${code}`}
          endIcon={
            <Box component="span" sx={{ display: 'flex', transform: open ? 'rotate(180deg)' : 'none' }}>
              <Icon path={icons.down} size={14} />
            </Box>
          }
          onClick={() => setOpen(!open)}
          sx={{ minWidth: { sm: 104 } }}
        >
          {open ? '收起' : labelOf(row, reported)}
        </Button>
      </Box>
      <div id={id}>
        {shown && (
          <HoldRow value={hold}>
            <Content rid={rid} />
          </HoldRow>
        )}
      </div>
    </Box>
  );
}

/** The button says what waits behind it. */
function labelOf({ can, owed_fen, waiting_fen }: StatementRow, reported: number): string {
  if (can.includes('pay') && owed_fen > waiting_fen + reported) return '去付款';
  return can.includes('right') ? '去确认' : '查看明细';
}

/** What a statement is about: the delivered data of its orders, to be looked at before it is confirmed or disputed. */
function Evidence({ orders }: Pick<StatementRow, 'orders'>) {
  const [shown, showAll] = useFolded(orders, { first: 10, what: '个订单' });
  return (
    <Typography variant="body2" component="p" sx={{ mb: 1.5, color: 'text.secondary' }}>
      核对依据：
      {shown.map(({ rid, code }, index) => (
        <span key={rid}>
          {index > 0 && '、'}
          <MuiLink component={Link} to={`${paths.order(rid)}#results`}>
            {orders.length > 1 ? `${code} 的检测数据` : '检测数据与记录'}
          </MuiLink>
        </span>
      ))}
      {showAll}
    </Typography>
  );
}

const Content = memo(function Content({ rid }: { readonly rid: string }) {
  const statement = useQuery({
    ...query('auth/assign/statement', { rid }),
    refetchInterval: statementPollMs,
  });
  return (
    <Box sx={{ mt: 2 }}>
      <QueryView query={statement} loading={<Skeleton variant="rounded" height={200} />}>
        {(data) => (
          <>
            <Evidence orders={data.orders} />
            <StatementContent statement={data} />
          </>
        )}
      </QueryView>
    </Box>
  );
});

const entry = {
  px: { xs: 2, sm: 2.5 },
  py: 2,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;
