import { call, presentOf } from '@portal/shared/api';
import type { EditedSetting, Settings } from '@portal/shared/contract';
import { Panel } from '@portal/shared/parts';
import { notify, useTitle } from '@portal/shared/portal';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BackLink } from '../ui/BackLink';
import { AskBeforeLeaving } from '../ui/edit/AskBeforeLeaving';
import { EditNotes } from '../ui/edit/EditNotes';
import { FieldErrors } from '../ui/edit/FieldErrors';
import { ShowField, type ShowFieldText } from '../ui/edit/ShowField';
import { useEdited } from '../ui/edit/useEdited';
import { useKept } from '../ui/edit/useKept';
import { Mark } from '../ui/Mark';
import { usePageActs } from '../ui/pageActs';
import { RecordColumns } from '../ui/RecordColumns';
import { ChangeDialog } from './ChangeDialog';
import { SettingFacts } from './SettingFacts';
import type { SettingChanged, SettingFields, SettingKey, SettingLine } from './settingFields';
import { settingsPath } from './settingPath';

interface EditorProps<Key extends SettingKey, Content extends object> {
  readonly form: SettingFields<Key, Content>;
  readonly show: ShowFieldText;
  readonly value: Settings[Key];
  readonly etag: string;
  readonly lines: readonly SettingLine[];
  readonly changed: SettingChanged | undefined;
  /** Returns a setting of this key as it is written. */
  readonly contentOf: (setting: EditedSetting) => Content | undefined;
}

/** Changes one setting: its fields beside the present value, and a question with both before anything follows it. */
export function SettingEditor<Key extends SettingKey, Content extends object>(
  props: EditorProps<Key, Content>,
) {
  const { form, show, value, etag, lines, changed, contentOf } = props;
  const { key, name, meaning, labels, read, change } = form;
  useTitle(name);
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const present = read(value);
  const edited = useEdited<Content>({
    start: { content: present, etag },
    kept: useKept(`setting.${key}`, present),
    save: async (content, startedFrom) => {
      await call('staff/setting/update', {
        ...change(content),
        ...(startedFrom !== undefined && { etag: startedFrom }),
      });
      const saved = await call('staff/setting/detail', { key });
      await queries.invalidateQueries();
      notify.success(`${name} 已修改`);
      return { content: contentOf(saved) ?? content, etag: saved.etag, rid: key };
    },
    present: (error) => {
      const now = presentOf(error, 'staff/setting/update');
      const content = now && contentOf(now);
      return now && content && { content, etag: now.etag };
    },
  });
  const { dirty, saving, error, offer } = edited;
  useEffect(() => {
    if (error) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  usePageActs(dirty ? [{ label: `保存 ${name}`, key: 's', run: () => setIsAsked(true) }] : []);
  const waits = offer !== undefined;
  return (
    <ShowField value={show}>
      <FieldErrors value={edited.errors}>
        <AskBeforeLeaving when={dirty && !waits}>
          所写的内容还没有保存。离开后它留在这个浏览器里，下次打开时可以恢复。
        </AskBeforeLeaving>
        <BackLink to={settingsPath}>设置</BackLink>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, mb: 1 }}>
          <Typography variant="h1" sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {dirty && <Mark waits>有改动未保存</Mark>}
          <Button
            variant="contained"
            size="small"
            disabled={!dirty || waits}
            loading={saving}
            onClick={() => setIsAsked(true)}
          >
            保存
          </Button>
        </Box>
        <EditNotes edited={edited} labels={labels} />
        <Box ref={fields} inert={waits} sx={waits ? { opacity: 0.5 } : {}}>
          <RecordColumns
            main={
              <Panel title="改为">
                <Box sx={{ color: 'text.secondary', fontSize: 14, mb: 2 }}>{meaning}</Box>
                <div key={edited.revision}>{form.fields(edited)}</div>
              </Panel>
            }
            aside={<SettingFacts settingKey={key} lines={lines} changed={changed} />}
          />
        </Box>
        {isAsked && (
          <ChangeDialog
            name={name}
            present={present}
            content={edited.content}
            labels={labels}
            onClose={() => setIsAsked(false)}
            onConfirm={() => {
              setIsAsked(false);
              void edited.save();
            }}
          />
        )}
      </FieldErrors>
    </ShowField>
  );
}
