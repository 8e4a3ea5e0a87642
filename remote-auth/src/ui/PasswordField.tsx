import { Icon, IconButton } from '@portal/shared/ui';
import { useState } from 'react';
import { FormField, type FormFieldProps } from './FormField';

const eye =
  'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12M12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6';
const struckEye = `${eye}M4 4l16 16`;

/** A password, hidden until asked to show. */
export function PasswordField(props: Omit<FormFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      edge="end"
      size="small"
      aria-label={shown ? `隐藏${props.label}` : `显示${props.label}`}
      onClick={() => setShown(!shown)}
    >
      <Icon path={shown ? struckEye : eye} />
    </IconButton>
  );
  return <FormField {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}
