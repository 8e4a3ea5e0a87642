import { type OwnPrices, ownPriceLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

/** Says that a price is an own one, and of which group. */
export const OwnPriceMark = ({ group }: { readonly group: OwnPrices['group'] }) => (
  <Box component="span" sx={mark} title={group.name}>
    {ownPriceLabels[group.kind]}
  </Box>
);

const mark = {
  px: 0.75,
  borderRadius: 0.5,
  border: 1,
  borderColor: 'secondary.main',
  color: 'secondary.main',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
} as const;
