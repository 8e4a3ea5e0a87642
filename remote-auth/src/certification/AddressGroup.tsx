import { RegionPicker } from '@portal/shared/region';
import { requiredMessage } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../ui/FormField';
import { useChosenField } from '../ui/useChosenField';
import type { CertificationFields } from './fields';
import { Group } from './Group';
import { requiredText } from './rules';

interface AddressGroupProps {
  readonly form: UseFormReturn<CertificationFields>;
  readonly scope: RefObject<HTMLElement | null>;
}

/** Where reports, invoices and returned samples go. */
export function AddressGroup({ form, scope }: AddressGroupProps) {
  const region = useChosenField({
    control: form.control,
    name: 'region',
    scope,
    validate: ({ address_code }) => address_code !== '' || requiredMessage('收货地区'),
  });
  return (
    <Group title="地址信息">
      <Box sx={{ gridColumn: '1 / -1' }}>
        <RegionPicker label="收货地区" value={region.value} error={region.error} onChange={region.set} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormField
          label="详细地址"
          placeholder="请填写单元、楼层、房间号"
          registration={form.register('address', requiredText('详细地址'))}
          error={form.formState.errors.address?.message}
          autoComplete="street-address"
        />
      </Box>
    </Group>
  );
}
