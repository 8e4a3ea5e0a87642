import { SubmitButton } from '@portal/shared/form';

/** The primary button of a pane. */
export function LoginButton({ children }: { readonly children: string }) {
  return (
    <SubmitButton size="large" fullWidth>
      {children}
    </SubmitButton>
  );
}
