import { Check, lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Button, Money } from '@portal/shared/ui';
import { servicesOf } from '../../ui/orderRow';
import { type BillGroup, type Overtime, totalOf } from './billGroups';

interface BillGroupPanelProps {
  readonly group: BillGroup;
  /** The group with its chosen orders; undefined when none is. */
  readonly chosen: BillGroup | undefined;
  readonly onChoose: (code: string, isOn: boolean) => void;
  readonly onBill: (chosen: BillGroup) => void;
}

/** The delivered orders of one member, of which the chosen ones become a statement. */
export const BillGroupPanel = ({ group, chosen, onChoose, onBill }: BillGroupPanelProps) => (
  <Panel
    title={group.member}
    aside={
      chosen && (
        <Button
          variant="outlined"
          sx={{ ml: 'auto' }}
          aria-label={`出具结算单 ${group.member}`}
          onClick={() => onBill(chosen)}
        >
          出具结算单（{chosen.orders.length}）&nbsp;
          <Money fen={totalOf(chosen)} />
        </Button>
      )
    }
  >
    <Box component="ul" sx={plainList}>
      {group.orders.map((order) => (
        <Box
          component="li"
          key={order.code}
          sx={{ ...lineAbove, display: 'flex', alignItems: 'center', gap: 1, py: 0.5, fontSize: 14 }}
        >
          <Check
            aria-label={`选择 ${order.code}`}
            checked={chosen?.orders.some(({ code }) => code === order.code) ?? false}
            onChange={({ target }) => onChoose(order.code, target.checked)}
          />
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component={Link} to={`/staff/orders/${order.code}`} sx={{ color: 'primary.main' }}>
              {order.code}
            </Box>{' '}
            {order.open_question && (
              <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
                数据疑问{' '}
              </Box>
            )}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {servicesOf(order)}
            </Box>
            <OrderOvertime overtime={group.overtime.find(({ code }) => code === order.code)} />
          </Box>
          <Money fen={order.due_fen} />
        </Box>
      ))}
    </Box>
  </Panel>
);

/** What is billed beyond the ordered hours, as an adjustment that may be changed. */
const OrderOvertime = ({ overtime }: { readonly overtime: Overtime | undefined }) =>
  overtime && (
    <Box sx={{ color: 'warning.dark' }}>
      机时超时 {overtime.minutes} 分钟，另计 <Money fen={overtime.amount_fen} />
    </Box>
  );
