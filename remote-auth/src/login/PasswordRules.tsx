import { fieldsOf } from '@portal/shared/form';
import { plainList, VisuallyHidden } from '@portal/shared/parts';
import { barePhone, limits } from '@portal/shared/rules';
import { Box, Icon, icons } from '@portal/shared/ui';
import type { Reset } from './forms';

const { useField } = fieldsOf<Reset>();

/** The rules of a new password, each ticked as soon as what is typed follows it. Only the server knows the common passwords. */
export function PasswordRules() {
  const password = useField('password').value;
  const phone = barePhone(useField('phone').value);
  const { passwordMin, passwordMax } = limits;
  const rules = [
    {
      text: `${passwordMin} 至 ${passwordMax} 位`,
      met: password.length >= passwordMin && password.length <= passwordMax,
    },
    { text: '不与手机号相同', met: password !== '' && password !== phone },
    { text: '至少两种不同的字符', met: new Set(password.toLowerCase()).size > 1 },
  ];
  return (
    <Box component="ul" aria-label="密码要求" sx={list}>
      {rules.map(({ text, met }) => (
        <Box component="li" key={text} sx={{ ...item, color: met ? 'success.main' : 'text.secondary' }}>
          {met ? <Icon path={icons.check} size={14} /> : <Box aria-hidden="true" sx={dot} />}
          {text}
          {met && <VisuallyHidden>（已满足）</VisuallyHidden>}
        </Box>
      ))}
      <Box component="li" sx={{ ...item, color: 'text.secondary' }}>
        常见密码（如 password1）会被拒绝
      </Box>
    </Box>
  );
}

const list = { ...plainList, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mt: 0.5 } as const;
const item = { display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'caption' } as const;
const dot = { width: 14, height: 14, border: 1.5, borderColor: 'divider', borderRadius: '50%' } as const;
