import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { formatFen, limits, orderStateLabels, takesPrices, texts, yuanOf } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { PriceFields } from '../ui/quote/PriceFields';
import { QuoteTerms } from '../ui/quote/QuoteTerms';
import { validFrom } from '../ui/quote/validDays';
import { useDialogAct } from '../ui/useDialogAct';
import { useNow } from '../ui/useNow';
import { allOf, noCharge, pricedOf, type TypedCharge } from './orderQuote';

/** What a quotation is made of. */
export type QuotedOrder = Pick<Data<'staff/order/detail'>, 'code' | 'state' | 'member' | 'due_fen' | 'items'>;

interface QuoteOrderDialogProps {
  /** As the open page shows it, which is fetched again after each act. */
  readonly order: QuotedOrder;
  readonly onClose: () => void;
}

const [chargeLabel, chargeLength] = texts.quotedName;

/** Quotes an order: other prices or counts of its items, and charges. The member gets it to accept or decline. */
export function QuoteOrderDialog({ order, onClose }: QuoteOrderDialogProps) {
  const { code, state, member, due_fen } = order;
  const [asked] = useState(order.items);
  const days = validFrom(useNow());
  const [prices, setPrices] = useState(() =>
    asked.map(({ rid, count, unit_fen }) => ({ rid, count: String(count), price: yuanOf(unit_fen) })),
  );
  const [charges, setCharges] = useState<readonly TypedCharge[]>([]);
  const [until, setUntil] = useState(days.usual);
  const [note, setNote] = useState('');
  const act = useDialogAct('staff/quotation/order', {
    done: (quoted) => `${quoted.code} 已发给客户`,
    onDone: onClose,
  });
  const items = allOf(prices, ({ rid, ...typed }) => {
    const priced = pricedOf(typed);
    return priced && { rid, ...priced };
  });
  const added = allOf(charges, ({ name, ...typed }) => {
    const priced = pricedOf(typed);
    return priced && name.trim() !== '' ? { name, ...priced } : undefined;
  });
  const total = [...(items ?? []), ...(added ?? [])].reduce((sum, one) => sum + one.count * one.unit_fen, 0);
  return (
    <DeskDialog
      title={`报价 ${code}`}
      confirm="发送报价"
      act={act}
      noun="订单"
      over={act.isError && !takesPrices({ kind: 'order', state })}
      disabled={!items || !added || until < days.first}
      facts={`${member} · ${orderStateLabels[state]} · 现在应付 ${formatFen(due_fen)}`}
      onClose={onClose}
      onConfirm={() =>
        items && added && act.mutate({ code, items, charges: added, valid_until: until, note })
      }
    >
      {prices.map((typed, at) => (
        <Box key={typed.rid} sx={line}>
          <Box sx={{ flex: '1 1 100%', fontSize: 14 }}>{asked[at]?.name}</Box>
          <PriceFields
            of={asked[at]?.name ?? ''}
            typed={typed}
            onType={(next) => setPrices(prices.map((one, index) => (index === at ? next : one)))}
          />
        </Box>
      ))}
      {charges.map((typed, at) => {
        const change = (next: TypedCharge) =>
          setCharges(charges.map((one, index) => (index === at ? next : one)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a charge has no name, and its place is what the fields are named by
          <Box key={at} sx={line}>
            <TextField
              size="small"
              label={chargeLabel}
              value={typed.name}
              onChange={({ target }) => change({ ...typed, name: target.value })}
              sx={{ flex: '1 1 100%' }}
              slotProps={{ htmlInput: { 'aria-label': `${chargeLabel} ${at + 1}`, maxLength: chargeLength } }}
            />
            <PriceFields of={`${chargeLabel} ${at + 1}`} typed={typed} onType={change} />
            <Button
              size="small"
              color="inherit"
              aria-label={`移除${chargeLabel} ${at + 1}`}
              onClick={() => setCharges(charges.filter((_, index) => index !== at))}
            >
              移除
            </Button>
          </Box>
        );
      })}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Button
          size="small"
          disabled={charges.length >= limits.quotationLines}
          onClick={() => setCharges([...charges, noCharge])}
        >
          添加收费
        </Button>
        <Box sx={{ ml: 'auto', fontWeight: 600 }}>合计 {formatFen(total)}</Box>
      </Box>
      <QuoteTerms
        first={days.first}
        until={until}
        onUntil={setUntil}
        note={note}
        onNote={setNote}
        hint="替换该订单尚未答复的报价；优惠券按新价格重新计算"
      />
    </DeskDialog>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, mb: 2 } as const;
