import { type FileChooser, FileDrop } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { useBoundField, useRule, useSending } from './boundField';
import { ChosenFile } from './ChosenFile';
import { FieldLabel } from './Field';
import { FieldError } from './FieldError';
import { SendBar } from './SendBar';

export interface UploadProps<Name extends string> {
  readonly name: Name;
  /** Extensions that can be chosen, as `accept` takes them. */
  readonly types: string;
  /** The extensions as text for people. */
  readonly typesText: string;
  readonly maxBytes: number;
}

/**
 * One file, chosen by a click or by drag and drop. A picture is shown and can be rotated. It is sent with the form, which
 * shows the progress.
 */
export function FormUpload<Name extends string>({ name, types, typesText, maxBytes }: UploadProps<Name>) {
  const { value: file, error, set } = useBoundField<Record<string, File | undefined>, string>(name);
  const { label, required } = useRule(name);
  const [refused, setRefused] = useState<string>();
  const chooser = useRef<FileChooser>(null);
  const { busy, sent } = useSending();
  const choose = (chosen: File) => {
    const message = refusal(chosen, maxBytes);
    setRefused(message);
    // A refused file does not replace the previous one.
    if (message === undefined) set(chosen);
  };
  const remove = () => {
    setRefused(undefined);
    set(undefined);
    chooser.current?.focus();
  };
  const message = refused ?? error;
  return (
    <Box role="group" aria-label={label} data-field={name}>
      <FieldLabel required={required}>{required ? label : `${label}（选填）`}</FieldLabel>
      <FileDrop
        ref={chooser}
        label={`${label}文件`}
        accept={types}
        disabled={busy}
        invalid={message !== undefined}
        button={file ? '换一个文件' : '选择文件'}
        hint={`${typesText}，${megabytes(maxBytes)} MB 以内`}
        onFiles={([chosen]) => chosen && choose(chosen)}
      >
        {file && <ChosenFile file={file} busy={busy} onChange={set} onRemove={remove} />}
        {file && busy && <SendBar sent={sent} />}
      </FileDrop>
      <FieldError>{message}</FieldError>
    </Box>
  );
}

const megabytes = (bytes: number) => bytes / 1024 / 1024;

function refusal({ name, size }: File, maxBytes: number): string | undefined {
  if (size === 0) return `“${name}”是空文件，没有添加`;
  if (size > maxBytes) return `“${name}”超过 ${megabytes(maxBytes)} MB，没有添加`;
  return undefined;
}
