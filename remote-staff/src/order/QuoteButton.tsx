import { takesPrices } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { desk } from '../ui/session/desk';
import { type QuotedOrder, QuoteOrderDialog } from './QuoteOrderDialog';

interface QuoteButtonProps {
  readonly order: QuotedOrder;
}

/** Quotes an order while a quotation can set its prices. */
export const QuoteButton = observer(function QuoteButton({ order }: QuoteButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      {desk.may(['manager']) && takesPrices({ kind: 'order', state: order.state }) && (
        <Button size="small" variant="outlined" onClick={() => setIsAsked(true)}>
          报价
        </Button>
      )}
      {isAsked && <QuoteOrderDialog order={order} onClose={() => setIsAsked(false)} />}
    </>
  );
});
