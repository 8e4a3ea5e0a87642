import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../ui/FormField';
import type { CertificationFields } from './fields';
import { optionalEmail, optionalPhone, requiredText } from './rules';

/** The supervisor, whom students name. */
export function Supervisor({ form }: { readonly form: UseFormReturn<CertificationFields> }) {
  const { errors } = form.formState;
  return (
    <>
      <FormField
        label="导师姓名"
        registration={form.register('teacher', requiredText('导师姓名'))}
        error={errors.teacher?.message}
        autoComplete="off"
      />
      <FormField
        label="导师电话"
        required={false}
        registration={form.register('teacher_phone', optionalPhone('导师电话'))}
        error={errors.teacher_phone?.message}
        autoComplete="off"
        type="tel"
        inputMode="tel"
      />
      <FormField
        label="导师邮箱"
        required={false}
        registration={form.register('teacher_mail', optionalEmail('导师邮箱'))}
        error={errors.teacher_mail?.message}
        autoComplete="off"
      />
    </>
  );
}
