import { Link, paths } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';

interface ConsultProps {
  /** Of the service to ask about. */
  readonly rid: string;
  readonly size: 'small' | 'large';
}

/** To the form that asks the manager about this service. */
export function Consult({ rid, size }: ConsultProps) {
  return (
    <Button component={Link} to={paths.requireAbout(rid)} size={size}>
      咨询客户经理
    </Button>
  );
}
