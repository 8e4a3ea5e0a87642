import { Check, line, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Money } from '@portal/shared/ui';
import { type StaffOrderRow, servicesOf } from '../ui/orderRow';
import { PromiseMark } from '../ui/PromiseMark';
import { StateMark } from '../ui/StateMark';

interface OrderCardsProps {
  readonly rows: readonly StaffOrderRow[];
  /** Codes of the selected orders while orders are selected; otherwise a card opens its order. */
  readonly selected: readonly string[] | undefined;
  readonly onSelect: (codes: readonly string[]) => void;
}

/** The orders on a phone: each is one link with what decides whether to open it, or one box to tick while orders are selected. */
export function OrderCards({ rows, selected, onSelect }: OrderCardsProps) {
  const shown = rows.map(({ code }) => code).filter((code) => selected?.includes(code));
  const toggle = (code: string) =>
    onSelect(shown.includes(code) ? shown.filter((one) => one !== code) : [...shown, code]);
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
      {rows.map((row) => (
        <li key={row.code}>
          {selected === undefined ? (
            <Box component={Link} to={`/staff/orders/${row.code}`} sx={card}>
              <OrderCard row={row} />
            </Box>
          ) : (
            <Box sx={{ ...card, '& > label': { alignItems: 'flex-start', width: 1 } }}>
              <Check checked={shown.includes(row.code)} onChange={() => toggle(row.code)}>
                <Box sx={{ display: 'grid', gap: 0.5, flex: 1, minWidth: 0 }}>
                  <OrderCard row={row} />
                </Box>
              </Check>
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}

const OrderCard = ({ row }: { readonly row: StaffOrderRow }) => (
  <>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <b>{row.code}</b>
      <Box sx={{ ml: 'auto' }}>
        <StateMark state={row.state} />
      </Box>
    </Box>
    <span>{servicesOf(row)}</span>
    <Box sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
      <span>{row.member}</span>
      <Box sx={{ ml: 'auto' }}>
        <Money fen={row.due_fen} />
      </Box>
    </Box>
    {row.assignee && (
      <Box sx={{ color: 'text.secondary' }}>负责人：{row.assignee.name || row.assignee.account}</Box>
    )}
    {row.revised && <Box sx={{ color: 'warning.main', fontWeight: 600 }}>客户已修改</Box>}
    {row.open_question && <Box sx={{ color: 'error.main', fontWeight: 600 }}>数据疑问</Box>}
    {row.promise && <PromiseMark promise={row.promise} />}
  </>
);

const card = {
  ...line,
  display: 'grid',
  gap: 0.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  fontSize: 14,
} as const;
