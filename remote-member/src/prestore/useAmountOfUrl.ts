import { useSearchParams } from '@portal/shared/portal';
import { fenOf } from '@portal/shared/rules';
import { useEffect, useRef } from 'react';

/**
 * Calls back with the amount that a link to the page asks for (`amount`, in yuan), such as what an order still lacks. The amount leaves the
 * URL, which names its tab from then on, so that a reload or the way back does not ask again.
 */
export function useAmountOfUrl(onAmount: (amount_fen: number) => void): void {
  const [search, setSearch] = useSearchParams();
  const called = useRef(onAmount);
  called.current = onAmount;
  const amount_fen = fenOf(search.get('amount') ?? '');
  useEffect(() => {
    if (amount_fen === undefined || amount_fen <= 0) return;
    called.current(amount_fen);
    setSearch(
      (before) => {
        before.delete('amount');
        before.set('tab', 'prepay');
        return before;
      },
      { replace: true },
    );
  }, [amount_fen, setSearch]);
}
