import { call } from '@portal/shared/api';
import { notify, useSession } from '@portal/shared/portal';
import type { UseFormReturn } from 'react-hook-form';
import { sayFirst } from '../ui/firstMessage';
import { useOnce } from '../ui/once';
import { sayRefused } from '../ui/refused';
import { type CertificationFields, certificationOrder as order } from './fields';

/** The form's field for what the server calls otherwise. */
const fieldOf = { province: 'region', city: 'region', area: 'region', address_code: 'region' } as const;

/** Only students have a supervisor. */
const nobody = { teacher: '', teacher_phone: '', teacher_mail: '' } as const;

/** Sends the certification, once at a time; `onDone` when it is stored and the profile is fresh. */
export function useCertify(form: UseFormReturn<CertificationFields>, onDone: () => void) {
  const session = useSession();
  const certify = async ({ region, ...fields }: CertificationFields) => {
    try {
      const { province, city, area, address_code } = region;
      const supervisor = fields.organization === 0 ? {} : nobody;
      await call('auth/user/updateInfo', { ...fields, ...supervisor, province, city, area, address_code });
    } catch (error) {
      sayRefused({ form, order, fieldOf }, error);
      return;
    }
    notify.success('操作成功!');
    onDone();
    // Stored it is: a profile that can't be had now comes with the next page.
    await session.reload().catch(() => undefined);
  };
  return useOnce(form.handleSubmit(certify, (wrong) => sayFirst(form, order, wrong)));
}
