import type { Order } from '@portal/shared/contract';
import { GroupData } from '../group/GroupData';
import { ReportsPanel } from '../report/ReportsPanel';
import { RetestsPanel } from '../retest/RetestsPanel';

/** The panels of an order whose test has begun; each is there only when it has something to show. */
export const Panels = ({ order }: { readonly order: Order }) => (
  <>
    <RetestsPanel order={order} />
    <ReportsPanel order={order} />
    <GroupData order={order} />
  </>
);
