import { formatFen } from '@portal/shared/rules';
import { FlatFields } from './FlatFields';
import type { FlatContent, FlatField } from './flatContent';
import type { SettingFields, SettingForm, SettingKey } from './settingFields';
import { settingForm } from './settingForm';

interface FlatForm<Key extends SettingKey>
  extends Pick<SettingFields<Key, FlatContent>, 'key' | 'name' | 'meaning' | 'read' | 'change'> {
  readonly parts: readonly FlatField[];
}

/** Returns the form of a setting whose value is texts, numbers and amounts. */
export const flatForm = <Key extends SettingKey>({ parts, ...form }: FlatForm<Key>): SettingForm =>
  settingForm<Key, FlatContent>({
    ...form,
    labels: Object.fromEntries(parts.map(({ name, label }) => [name, label])),
    show: (name, value) =>
      textOf(
        parts.find((part) => part.name === name),
        value,
      ),
    fields: (edited) => <FlatFields parts={parts} edited={edited} />,
  });

function textOf(part: FlatField | undefined, value: unknown): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'number' && Number.isFinite(value))
    return part?.kind === 'money' ? formatFen(value) : `${value} ${part?.unit ?? ''}`.trim();
  return typeof value === 'string' && value !== '' ? value : '（空）';
}
