import { query } from '@portal/shared/api';
import { Panel, plainList } from '@portal/shared/parts';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { DeskHead } from '../ui/DeskHead';
import { SettingRow } from './SettingRow';
import { settingGroups } from './settingForms';

/** All settings by subject: what each means, its present value, and who changed it last. */
export function SettingsPage() {
  const settings = useQuery(query('staff/setting/list', {}));
  const changes = useQuery(query('staff/setting/changes', {})).data ?? [];
  return (
    <>
      <DeskHead title="设置" />
      <QueryView query={settings} loading={<Skeleton variant="rounded" height={640} />}>
        {(values) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {settingGroups.map(({ title, forms }) => (
              <Panel key={title} title={title}>
                <Box component="ul" aria-label={title} sx={plainList}>
                  {forms.map((form) => (
                    <SettingRow
                      key={form.key}
                      form={form}
                      settings={values}
                      changed={changes.find(({ key }) => key === form.key)}
                    />
                  ))}
                </Box>
              </Panel>
            ))}
          </Box>
        )}
      </QueryView>
    </>
  );
}
