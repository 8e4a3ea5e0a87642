import type { Address } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { formatAddress } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

/** A saved address: receiver, phone and postal address. */
export function AddressLines({ address }: { readonly address: Address }) {
  return (
    <Box sx={{ minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 0.5 }}>
        <strong>{address.name}</strong>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {address.phone}
        </Box>
        {address.default === 1 && <Chip size="small" color="primary" variant="outlined" label="默认" />}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {formatAddress(address)}
        {address.company && <div>{address.company}</div>}
      </Box>
    </Box>
  );
}
