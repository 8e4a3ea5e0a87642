import { Panel, written } from '@portal/shared/parts';
import { formatInstant, settingRoles } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { rolesText } from './rolesText';
import { SettingLines } from './SettingLines';
import type { SettingChanged, SettingKey, SettingLine } from './settingFields';

interface SettingFactsProps {
  readonly settingKey: SettingKey;
  readonly lines: readonly SettingLine[];
  readonly changed: SettingChanged | undefined;
}

/** The present value of a setting, who changed it last, and who may. */
export const SettingFacts = ({ settingKey, lines, changed }: SettingFactsProps) => (
  <Panel title="现在">
    <SettingLines lines={lines} />
    <Box sx={{ ...written, fontSize: 14, color: 'text.secondary', mt: 2 }}>
      {changed ? `${formatInstant(changed.at)} 由 ${changed.by} 修改` : '还没有改过'}
      <br />
      {rolesText(settingRoles[settingKey])}
    </Box>
  </Panel>
);
