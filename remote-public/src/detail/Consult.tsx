import { query } from '@portal/shared/api';
import { Button, Icon, icons } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** Calls the hotline; waits, without a number to call, until the site's settings are there. */
export function Consult({ size }: { readonly size: 'small' | 'large' }) {
  const phone = useQuery(query('open/setting', {})).data?.localInfo.phone;
  return (
    <Button
      size={size}
      startIcon={<Icon path={icons.phone} size={18} />}
      {...(phone ? { href: `tel:${phone}`, title: phone } : { disabled: true })}
    >
      咨询客户经理
    </Button>
  );
}
