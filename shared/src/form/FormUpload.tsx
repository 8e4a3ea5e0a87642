import { Box, Button, Icon, icons, Typography } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { useBoundField, useRule, useSending } from './boundField';
import { ChosenFile } from './ChosenFile';
import { FieldLabel } from './Field';
import { FieldError } from './FieldError';
import { SendBar } from './SendBar';
import { useDrop } from './useDrop';

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
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
    button.current?.focus();
  };
  const { over, ...drop } = useDrop(choose);
  const message = refused ?? error;
  const colour = message ? 'error.main' : over ? 'primary.main' : 'text.disabled';
  return (
    <Box role="group" aria-label={label} data-field={name}>
      <FieldLabel required={required}>{required ? label : `${label}（选填）`}</FieldLabel>
      <Box {...drop} sx={{ border: '1px dashed', borderColor: colour, borderRadius: 1, p: 2 }}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={`${label}文件`}
          accept={types}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) choose(chosen);
            // Reset, so that the same file can be chosen again.
            target.value = '';
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button
            ref={button}
            variant="outlined"
            startIcon={<Icon path={icons.file} size={18} />}
            disabled={busy}
            onClick={() => input.current?.click()}
          >
            {file ? '换一个文件' : '选择文件'}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 220px' }}>
            {typesText}，{megabytes(maxBytes)} MB 以内
            <Box component="span" sx={{ '@media (hover: none)': { display: 'none' } }}>
              ，也可以拖到这里
            </Box>
            。
          </Typography>
        </Box>
        {file && <ChosenFile file={file} busy={busy} onChange={set} onRemove={remove} />}
        {file && busy && <SendBar sent={sent} />}
      </Box>
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
