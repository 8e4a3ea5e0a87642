import { Button } from '@portal/shared/ui';

interface SubmitButtonProps {
  /** The form is on its way: the button waits and says so. */
  readonly pending: boolean;
  readonly children: string;
}

/** The one main action of a form. */
export function SubmitButton({ pending, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" size="large" fullWidth loading={pending}>
      {children}
    </Button>
  );
}
