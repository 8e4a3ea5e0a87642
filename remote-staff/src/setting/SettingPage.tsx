import { query } from '@portal/shared/api';
import { Navigate, useParams } from '@portal/shared/portal';
import { settingRoles } from '@portal/shared/rules';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { desk } from '../ui/session/desk';
import type { SettingForm } from './settingFields';
import { formOf } from './settingForms';
import { settingsPath } from './settingPath';

/** One setting, for who may change it; others read it in the list, which says who may. */
export const SettingPage = observer(function SettingPage() {
  const form = formOf(useParams().key ?? '');
  if (!form || !desk.may(settingRoles[form.key])) return <Navigate to={settingsPath} replace />;
  return <OpenSetting key={form.key} form={form} />;
});

function OpenSetting({ form: { key, Editor } }: { readonly form: SettingForm }) {
  const setting = useQuery(query('staff/setting/detail', { key }));
  const changes = useQuery(query('staff/setting/changes', {})).data ?? [];
  return (
    <QueryView query={setting} loading={<Skeleton variant="rounded" height={420} />}>
      {(present) => <Editor setting={present} changed={changes.find((change) => change.key === key)} />}
    </QueryView>
  );
}
