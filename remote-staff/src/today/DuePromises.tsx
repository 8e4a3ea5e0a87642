import { query } from '@portal/shared/api';
import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { type Closures, type OrderAct, orderActTable, promiseSteps } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActDialog } from '../ui/ActDialog';
import { type StaffOrderRow, servicesOf } from '../ui/orderRow';
import { desk } from '../ui/session/desk';
import { askAgain } from '../ui/useCounts';
import { useNow } from '../ui/useNow';
import { dueText, leftText } from './clockText';
import { nextAct } from './nextAct';

/** Orders that are shown; the list of orders has all. */
const shown = 30;

export const dueQuery = query('staff/order/list', { sort: 'due', size: shown });

/** The calendar until the settings are known: no closed day. */
const always: Closures = { disabled_date: [], disabled_week: [], invalid_disabled_date: [] };

interface Asked {
  readonly row: StaffOrderRow;
  readonly act: OrderAct;
}

/** What the lab has promised, late first, each with its clock and its next step. */
export const DuePromises = observer(function DuePromises() {
  const due = useQuery({
    ...dueQuery,
    refetchInterval: askAgain,
  });
  const closures = useQuery(query('open/setting', {})).data?.samplingSetting ?? always;
  const now = useNow();
  const [asked, setAsked] = useState<Asked>();
  const mayAct = desk.may(['manager', 'lab']);
  return (
    <Panel title="按承诺">
      <QueryView query={due} loading={<Skeleton variant="rounded" height={240} />}>
        {({ list, next }) => (
          <>
            {list.length === 0 && (
              <Typography sx={{ color: 'text.secondary' }}>没有正在计时的承诺</Typography>
            )}
            <Box component="ul" sx={plainList}>
              {list.map((row) => (
                <Promised
                  key={row.code}
                  row={row}
                  now={now}
                  closures={closures}
                  onAct={mayAct ? (act) => setAsked({ row, act }) : undefined}
                />
              ))}
            </Box>
            {next !== null && (
              <Button component={Link} to="/staff/orders?queue=all&sort=due" sx={{ mt: 1 }}>
                查看全部
              </Button>
            )}
          </>
        )}
      </QueryView>
      {asked && <ActDialog order={asked.row} act={asked.act} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
});

interface PromisedProps {
  readonly row: StaffOrderRow;
  readonly now: Date;
  readonly closures: Closures;
  /** Undefined for who may not act on orders. */
  readonly onAct: ((act: OrderAct) => void) | undefined;
}

function Promised({ row, now, closures, onAct }: PromisedProps) {
  const { promise, code, member } = row;
  if (!promise) return null;
  const late = new Date(promise.due) < now;
  const act = onAct && nextAct(row);
  return (
    <Box component="li" sx={{ ...lineAbove, display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 1.25 }}>
      <Box sx={{ width: { xs: 1, sm: 190 }, color: late ? 'error.main' : 'text.primary' }}>
        <Box sx={{ fontWeight: 600 }}>{leftText(promise, now, closures)}</Box>
        <Box sx={{ fontSize: 13, color: late ? 'error.main' : 'text.secondary' }}>
          {dueText(promise, now)} 前{promiseSteps[promise.kind]}
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, fontSize: 14, overflowWrap: 'anywhere' }}>
        <Box component={Link} to={`/staff/orders/${code}`} sx={{ color: 'primary.main', fontWeight: 600 }}>
          {code}
        </Box>{' '}
        {member}
        <Box sx={{ color: 'text.secondary' }}>{servicesOf(row)}</Box>
      </Box>
      <Box sx={{ alignSelf: 'center', ml: 'auto' }}>
        {act && onAct ? (
          <Button
            variant={late ? 'contained' : 'outlined'}
            aria-label={`${orderActTable[act].label} ${code}`}
            onClick={() => onAct(act)}
          >
            {orderActTable[act].label}
          </Button>
        ) : (
          <Button
            component={Link}
            to={`/staff/orders/${code}`}
            variant="outlined"
            aria-label={`打开订单 ${code}`}
          >
            打开订单
          </Button>
        )}
      </Box>
    </Box>
  );
}
