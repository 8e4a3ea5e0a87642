import type { EditedSetting, Settings } from '@portal/shared/contract';
import { shownValue } from '../ui/edit/shownValue';
import { SettingEditor } from './SettingEditor';
import type { SettingFields, SettingForm, SettingKey, SettingLine } from './settingFields';

/** The contract gives the type of a setting's value by its key. */
const isOf = <Key extends SettingKey>(
  setting: EditedSetting,
  key: Key,
): setting is EditedSetting & { readonly key: Key; readonly value: Settings[Key] } => setting.key === key;

/** Returns the form of a setting. */
export function settingForm<Key extends SettingKey, Content extends object>(
  given: SettingFields<Key, Content>,
): SettingForm {
  const { key, name, meaning, read, labels, show = (_name, value) => shownValue(value) } = given;
  const linesOf = (value: Settings[Key]): readonly SettingLine[] => {
    const content: readonly (readonly [string, unknown])[] = Object.entries(read(value));
    const texts: Readonly<Record<string, string>> = labels;
    return content.map(([field, part]) => ({
      label: content.length === 1 ? '' : (texts[field] ?? ''),
      text: show(field, part),
    }));
  };
  return {
    key,
    name,
    meaning,
    lines: (settings) => linesOf(settings[key]),
    Editor: ({ setting, changed }) =>
      isOf(setting, key) && (
        <SettingEditor
          form={given}
          show={show}
          value={setting.value}
          etag={setting.etag}
          lines={linesOf(setting.value)}
          changed={changed}
          contentOf={(present) => (isOf(present, key) ? read(present.value) : undefined)}
        />
      ),
  };
}
