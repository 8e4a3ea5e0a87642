import { written } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { SettingLine } from './settingFields';

/** The value of a setting in words. */
export const SettingLines = ({ lines }: { readonly lines: readonly SettingLine[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, fontSize: 14, minWidth: 0 }}>
    {lines.map(({ label, text }) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13, '&:empty': { display: 'none' } }}>
          {label}
        </Box>
        <Box component="dd" sx={{ ...written, m: 0 }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
);
