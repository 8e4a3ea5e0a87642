import { query } from '@portal/shared/api';
import { useParams } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { MemberNoteLine } from '../ui/member/MemberNoteLine';
import { RecordColumns } from '../ui/RecordColumns';
import { RecordPage } from '../ui/RecordPage';
import { StateMark } from '../ui/StateMark';
import { OrderActs } from './OrderActs';
import { OrderAssignee } from './OrderAssignee';
import { OrderFacts } from './OrderFacts';
import { OrderHistory } from './OrderHistory';
import { OrderNotes } from './OrderNotes';

/** One order with all that the lab knows of it, and the acts that its state allows. */
export function OrderPage() {
  const { code = '' } = useParams();
  const order = useQuery(query('staff/order/detail', { code }));
  return (
    <RecordPage
      list={{ path: '/staff/orders' }}
      listName="订单"
      code={code}
      record={order}
      beside={({ state, late, revised, open_question }) => (
        <>
          <StateMark state={state} />
          {late && <Box sx={{ color: 'error.main', fontWeight: 600 }}>已超时</Box>}
          {revised && <Box sx={{ color: 'warning.main', fontWeight: 600 }}>客户已修改</Box>}
          {open_question && <Box sx={{ color: 'error.main', fontWeight: 600 }}>数据疑问待答复</Box>}
        </>
      )}
    >
      {(shown) => (
        <>
          <OrderAssignee order={shown} />
          <OrderActs order={shown} />
          <MemberNoteLine account={shown.member_rid} />
          <RecordColumns
            main={<OrderFacts order={shown} />}
            aside={
              <>
                <OrderNotes order={shown} />
                <OrderHistory order={shown} />
              </>
            }
          />
        </>
      )}
    </RecordPage>
  );
}
