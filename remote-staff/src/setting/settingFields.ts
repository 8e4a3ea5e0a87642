import type { EditedSetting, Input, Settings } from '@portal/shared/contract';
import type { ComponentType, ReactNode } from 'react';
import type { ShowFieldText } from '../ui/edit/ShowField';
import type { Edited } from '../ui/edit/useEdited';

export type SettingKey = keyof Settings;

type WithoutEtag<Change> = Change extends unknown ? Omit<Change, 'etag'> : never;
/** A setting with its new value. */
export type SettingChange = WithoutEtag<Input<'staff/setting/update'>>;

/** How one setting is written: its value as fields. */
export interface SettingFields<Key extends SettingKey, Content extends object> {
  readonly key: Key;
  readonly name: string;
  /** What follows from it, for who has never seen it. */
  readonly meaning: string;
  readonly read: (value: Settings[Key]) => Content;
  readonly change: (content: Content) => SettingChange;
  readonly labels: Readonly<Record<keyof Content & string, string>>;
  readonly show?: ShowFieldText;
  readonly fields: (edited: Edited<Content>) => ReactNode;
}

/** A part of a value as text; without a label when it is the whole. */
export interface SettingLine {
  readonly label: string;
  readonly text: string;
}

/** Who changed a setting last, and when. */
export interface SettingChanged {
  readonly by: string;
  readonly at: string;
}

export interface SettingEditorProps {
  readonly setting: EditedSetting;
  readonly changed: SettingChanged | undefined;
}

/** A setting as pages use it, whatever its value is. */
export interface SettingForm {
  readonly key: SettingKey;
  readonly name: string;
  readonly meaning: string;
  readonly lines: (settings: Settings) => readonly SettingLine[];
  readonly Editor: ComponentType<SettingEditorProps>;
}
