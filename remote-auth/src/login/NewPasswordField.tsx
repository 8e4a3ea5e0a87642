import { Box } from '@portal/shared/ui';
import { PasswordField } from '../ui/PasswordField';
import { type Strength, strengthOf } from './strength';

const labels: Readonly<Record<Strength, string>> = { weak: '弱', fair: '中', strong: '强' };
const bars: Readonly<Record<Strength, number>> = { weak: 1, fair: 2, strong: 3 };
const colours: Readonly<Record<Strength, string>> = {
  weak: 'error.main',
  fair: 'warning.main',
  strong: 'success.main',
};

type NewPasswordFieldProps = Omit<Parameters<typeof PasswordField>[0], 'autoComplete'> & {
  /** What has been typed so far. */
  readonly typed: string;
};

/** A password being chosen, with a hint of how hard it is to guess. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const strength = strengthOf(typed);
  return (
    <Box>
      <PasswordField {...field} autoComplete="new-password" />
      <Box role="status">{strength && <StrengthHint strength={strength} />}</Box>
    </Box>
  );
}

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
