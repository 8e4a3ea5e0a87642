import type { Settings } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatInstant, settingRoles } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { desk } from '../ui/session/desk';
import { rolesText } from './rolesText';
import { SettingLines } from './SettingLines';
import type { SettingChanged, SettingForm } from './settingFields';
import { settingsPath } from './settingPath';

interface SettingRowProps {
  readonly form: SettingForm;
  readonly settings: Settings;
  readonly changed: SettingChanged | undefined;
}

/** A setting in the list: its meaning, its value, and the way to change it for who may. */
export const SettingRow = observer(function SettingRow({ form, settings, changed }: SettingRowProps) {
  const { key, name, meaning, lines } = form;
  const roles = settingRoles[key];
  return (
    <Box component="li" aria-label={name} sx={{ ...lineAbove, ...row }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{meaning}</Box>
      </Box>
      <SettingLines lines={lines(settings)} />
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { xs: 'start', md: 'end' }, fontSize: 13 }}>
        {desk.may(roles) ? (
          <Button
            component={Link}
            to={`${settingsPath}/${key}`}
            size="small"
            variant="outlined"
            aria-label={`修改${name}`}
          >
            修改
          </Button>
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{rolesText(roles)}</Box>
        )}
        <Box sx={{ color: 'text.secondary', textAlign: { md: 'right' } }}>
          {changed && `${formatInstant(changed.at)} ${changed.by}`}
        </Box>
      </Box>
    </Box>
  );
});

const row = {
  py: 2,
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1.1fr)',
  },
} as const;
