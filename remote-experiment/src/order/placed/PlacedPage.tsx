import { isRefused, query } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { line, plainList } from '@portal/shared/parts';
import { Link, paths, useParams } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Box, Button, EmptyState, Paper, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '../../ui/AreaPage';
import { PageHead } from '../../ui/PageHead';
import { type PlacedStep, placedSteps } from './placedSteps';

/** The page after 提交订单: what the member and the lab do next, in order, each with the way to it. */
export function PlacedPage() {
  const { rid = '' } = useParams();
  const order = useQuery(query('auth/web/order/detail', { rid }));
  const unknown = order.data === undefined && isRefused(order.error, 'auth/web/order/detail', 'not_found');
  return (
    <AreaPage>
      <PageHead title="订单已提交" text="接下来按下面的顺序进行，随时可以在我的订单中查看进度" step={2} />
      {unknown ? (
        <EmptyState
          title="订单不存在，或不属于当前账号"
          text="请在我的订单中查找"
          action={
            <Button variant="contained" component={Link} to={paths.orders}>
              我的订单
            </Button>
          }
        />
      ) : (
        <QueryView query={order} loading={<Skeleton variant="rounded" height={480} />}>
          {(data) => <Placed order={data} />}
        </QueryView>
      )}
    </AreaPage>
  );
}

function Placed({ order }: { readonly order: Order }) {
  const steps = placedSteps(order);
  const first = steps.findIndex(({ act }) => act !== undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 880 }}>
      <Paper sx={{ ...line, ...head }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>订单 {order.code}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {order.items.map(({ name, count, unit }) => `${name} ${count} ${unit}`).join('、')}
            　合计 {formatFen(order.due_fen)}
          </Typography>
        </Box>
        <Button variant="outlined" component={Link} to={paths.order(order.rid)}>
          查看订单
        </Button>
        <Button color="inherit" component={Link} to={paths.project()}>
          继续选购
        </Button>
      </Paper>
      <Paper component="section" aria-labelledby="placed-next" sx={{ ...line, p: { xs: 2, sm: 3 } }}>
        <Typography id="placed-next" variant="h3" component="h2" sx={{ mb: 2 }}>
          接下来
        </Typography>
        <Box component="ol" aria-label="接下来" sx={{ ...plainList, display: 'grid' }}>
          {steps.map((step, index) => (
            <StepRow
              key={step.title}
              step={step}
              number={index + 1}
              main={index === first}
              last={index === steps.length - 1}
            />
          ))}
        </Box>
      </Paper>
    </Box>
  );
}

interface StepRowProps {
  readonly step: PlacedStep;
  readonly number: number;
  /** True for the first step that the member can do now. */
  readonly main: boolean;
  readonly last: boolean;
}

function StepRow({ step: { title, text, by, act }, number, main, last }: StepRowProps) {
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'center' }} aria-hidden>
        <Box sx={{ ...mark, ...(by === 'member' ? mine : {}) }}>{number}</Box>
        {!last && <Box sx={{ width: '1px', minHeight: 12, height: '100%', bgcolor: 'divider' }} />}
      </Box>
      <Box sx={{ pb: last ? 0 : 2.5, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1, columnGap: 2 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {title}
            <Typography component="span" variant="caption" sx={{ ml: 1, color: 'text.secondary' }}>
              {by === 'member' ? '由您完成' : '由实验室完成'}
            </Typography>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
        {act && (
          <Button
            variant={main ? 'contained' : 'outlined'}
            component={Link}
            to={act.to}
            sx={{ alignSelf: 'flex-start', minHeight: 40 }}
          >
            {act.label}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: { xs: 2, sm: 2.5 },
} as const;
const row = { display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', columnGap: 1.5 } as const;
const mark = {
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
  typography: 'body2',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;
const mine = { borderColor: 'primary.main', color: 'primary.main' } as const;
