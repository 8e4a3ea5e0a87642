import type { PlanItem } from '@portal/shared/contract';
import { OwnPriceMark, PriceStepsText } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

type Priced = Pick<PlanItem, 'own' | 'count' | 'unit'>;

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
