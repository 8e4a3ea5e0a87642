import { Link, paths } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';

interface ConsultProps {
  /** Public key of the service that the question is about. */
  readonly rid: string;
  readonly size: 'small' | 'large';
}

/** Link to the form for a question to the manager about this service. */
export function Consult({ rid, size }: ConsultProps) {
  return (
    <Button component={Link} to={paths.requireAbout(rid)} size={size}>
      咨询客户经理
    </Button>
  );
}
