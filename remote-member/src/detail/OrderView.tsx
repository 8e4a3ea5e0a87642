import type { Order } from '@portal/shared/contract';
import { Manager, SeenNotices } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { QuotationSection } from '@portal/shared/quotation';
import { formatInstant } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { OrderMenu } from '../ui/OrderMenu';
import { PageTitle } from '../ui/PageTitle';
import { QuestionChip, StateChip } from '../ui/StateChip';
import { orderedFen } from './billed';
import { ResultsPanel } from './data/ResultsPanel';
import { OrderEvaluations } from './evaluation/OrderEvaluations';
import { Files } from './Files';
import { Items } from './Items';
import { NextStep } from './now/NextStep';
import { OrderStatement } from './OrderStatement';
import { Progress } from './Progress';
import { Promises } from './Promises';
import { pollInterval } from './polling';
import { RawPanel } from './raw/RawPanel';
import { Sample } from './Sample';
import { StateAnnouncement } from './StateAnnouncement';
import { Timeline } from './Timeline';
import { TestedPanels } from './tested/TestedPanels';
import { TimePanel } from './time/TimePanel';

/** A loaded order. */
export function OrderView({ order }: { readonly order: Order }) {
  // A quotation that asks for an answer comes first; one that has ended is a line below the items.
  const asks = order.next === 'reply';
  const quotation = (
    <QuotationSection
      of={{ order_rid: order.rid }}
      expected={asks}
      refetchInterval={pollInterval(order.state)}
      ordered_fen={orderedFen(order)}
    />
  );
  return (
    <>
      <PageTitle action={<OrderMenu order={order} />}>
        订单{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {order.code}
        </Box>
      </PageTitle>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: -1, mb: 2 }}>
        <StateChip state={order.state} />
        {order.open_question && <QuestionChip />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          下单时间 {formatInstant(order.created)}
          {order.prepared_at && `，由实验室于 ${formatInstant(order.prepared_at)} 代为填写`}
        </Typography>
      </Box>
      <SeenNotices link={`${paths.orders}/${order.rid}`} />
      <StateAnnouncement state={order.state} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <NextStep order={order} />
        <Progress order={order} />
        <TimePanel order={order} />
        {asks && quotation}
        <ResultsPanel order={order} />
        <TestedPanels order={order} />
        <OrderStatement order={order} />
        <Items order={order} />
        {!asks && quotation}
        <OrderEvaluations order={order} />
        <Promises promises={order.promises} />
        <RawPanel order={order} />
        <Files order={order} />
        <Sample order={order} />
        <Manager manager={order.manager} />
        <Timeline entries={order.timeline} />
      </Box>
    </>
  );
}
