import { ChoiceChips } from '@portal/shared/form';
import { type Organization, organizations } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../ui/FormField';
import type { CertificationFields } from './fields';
import { Group } from './Group';
import { emailRule, requiredText } from './rules';
import { Supervisor } from './Supervisor';

/** In the order of the specification, section 3. */
const types: readonly Organization[] = [0, 3, 1, 2];

interface BasicGroupProps {
  readonly form: UseFormReturn<CertificationFields>;
  readonly organization: Organization;
}

/** Who the member is. */
export function BasicGroup({ form, organization }: BasicGroupProps) {
  const { errors } = form.formState;
  return (
    <Group title="基本信息">
      <FormField
        label="姓名"
        hint="请填写真实姓名"
        registration={form.register('name', requiredText('姓名'))}
        error={errors.name?.message}
        autoComplete="name"
      />
      <FormField
        label="邮箱"
        registration={form.register('email', emailRule)}
        error={errors.email?.message}
        autoComplete="email"
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ChoiceChips
          required
          label="用户类型"
          name="organization"
          choices={types.map((value) => ({ value, label: organizations[value] }))}
          value={organization}
          error={errors.organization?.message}
          onChange={(value) => form.setValue('organization', value)}
        />
      </Box>
      <FormField
        label="单位名称"
        registration={form.register('company', requiredText('单位名称'))}
        error={errors.company?.message}
        autoComplete="organization"
      />
      {organization === 0 && <Supervisor form={form} />}
    </Group>
  );
}
