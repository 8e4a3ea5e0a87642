import { RegionPicker } from '@portal/shared/region';
import { limits } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../ui/FormField';
import { useChosenField } from '../ui/useChosenField';
import type { SamplingFields } from './fields';
import { phoneRule, required, requiredText } from './rules';

interface OtherAddressProps {
  readonly form: UseFormReturn<SamplingFields>;
  readonly scope: RefObject<HTMLElement | null>;
  /** GB/T 2260 codes of the districts with on-site sampling. */
  readonly allowed: readonly string[];
}

/** An address that is not saved, in a district with on-site sampling. */
export function OtherAddress({ form, scope, allowed }: OtherAddressProps) {
  const { errors } = form.formState;
  const region = useChosenField({
    control: form.control,
    name: 'region',
    scope,
    validate: ({ address_code }) => required('取样地址')(address_code),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormField
          label="姓名"
          registration={form.register('name', requiredText('姓名'))}
          error={errors.name?.message}
          autoComplete="name"
          maxLength={40}
        />
        <FormField
          label="手机"
          type="tel"
          inputMode="tel"
          registration={form.register('phone', phoneRule)}
          error={errors.phone?.message}
          autoComplete="tel"
          maxLength={limits.phoneLength}
        />
      </Box>
      <RegionPicker
        label="取样地区"
        value={region.value}
        allowed={allowed}
        error={region.error}
        onChange={region.set}
      />
      <FormField
        label="详细地址"
        placeholder="请填写单元、楼层、房间号"
        registration={form.register('address', requiredText('详细地址'))}
        error={errors.address?.message}
        autoComplete="street-address"
        maxLength={200}
      />
    </Box>
  );
}
