import type { PlanItem } from '@portal/shared/contract';
import { ListPrice } from '@portal/shared/parts';
import { Money } from '@portal/shared/ui';

type Priced = Pick<PlanItem, 'own' | 'unit_fen'>;

/** Price of one unit; before an own one the list price that it replaces. */
export const UnitPrice = ({ item: { own, unit_fen } }: { readonly item: Priced }) => (
  <>
    {own && unit_fen < own.list_fen && (
      <>
        <ListPrice fen={own.list_fen} />{' '}
      </>
    )}
    <Money fen={unit_fen} />
  </>
);
