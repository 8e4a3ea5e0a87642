import { fieldsOf } from '@portal/shared/form';
import { Box } from '@portal/shared/ui';
import type { Reset } from './forms';
import { PasswordRules } from './PasswordRules';
import { type Strength, strengthOf } from './strength';

const { Text, useField } = fieldsOf<Reset>();

interface NewPasswordFieldsProps {
  readonly label: string;
  /** Label of the second field. */
  readonly again: string;
}

/** A new password and its repetition, with its rules and a hint about its strength. */
export function NewPasswordFields({ label, again }: NewPasswordFieldsProps) {
  const strength = strengthOf(useField('password').value);
  return (
    <>
      <Box>
        <Text name="password" label={label} autoComplete="new-password" />
        <PasswordRules />
        <Box role="status">{strength && <StrengthHint strength={strength} />}</Box>
      </Box>
      <Text name="confirm" label={again} autoComplete="new-password" />
    </>
  );
}

const labels: Readonly<Record<Strength, string>> = { weak: '弱', fair: '中', strong: '强' };
const bars: Readonly<Record<Strength, number>> = { weak: 1, fair: 2, strong: 3 };
const colours: Readonly<Record<Strength, string>> = {
  weak: 'error.main',
  fair: 'warning.main',
  strong: 'success.main',
};

function StrengthHint({ strength }: { readonly strength: Strength }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.75, typography: 'caption' }}>
      {[1, 2, 3].map((bar) => (
        <Box
          key={bar}
          sx={{
            width: 40,
            height: 4,
            borderRadius: 1,
            bgcolor: bar <= bars[strength] ? colours[strength] : 'divider',
          }}
        />
      ))}
      <Box component="span" sx={{ ml: 0.5, color: 'text.secondary' }}>
        密码强度：{labels[strength]}
      </Box>
    </Box>
  );
}
