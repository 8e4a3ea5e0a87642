import type { PlanItem } from '@portal/shared/contract';
import { ListPrice, OwnPriceMark, PriceStepsText } from '@portal/shared/parts';
import { Box, Money } from '@portal/shared/ui';

type Priced = Pick<PlanItem, 'own' | 'unit_fen' | 'count' | 'unit'>;

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

/** Says that an item has an own price, and what it would be at other counts. */
export function OwnSteps({ item: { own, count, unit } }: { readonly item: Priced }) {
  if (!own) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}>
      <OwnPriceMark group={own.group} />
      <PriceStepsText steps={own.steps} count={count} unit={unit} />
    </Box>
  );
}
