import { ChosenFile, FieldError, FieldLabel, fieldsOf, SendBar, useSending } from '@portal/shared/form';
import { type FileChooser, FileDrop } from '@portal/shared/parts';
import { attachmentTypes, limits } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import type { Requirement } from '../ui/requirement/requirement';
import { addedFiles } from './addedFiles';

const { useField } = fieldsOf<Requirement>();

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const hint = `PDF、图片、表格、文档、文本数据或压缩包，最多 ${limits.requirementFiles} 个，每个 ${megabytes(limits.requirementBytes)} 以内，合计 ${megabytes(limits.uploadBytes)} 以内`;

/** The files of a requirement, which are sent with the form. Pictures are shown and can be rotated. */
export function FilesField() {
  const { value: files, error, set } = useField('file');
  const [refused, setRefused] = useState<string>();
  const chooser = useRef<FileChooser>(null);
  const { busy, sent } = useSending();
  const add = (chosen: readonly File[]) => {
    const added = addedFiles(files, chosen);
    setRefused(added.refused);
    if (added.files.length > files.length) set(added.files);
  };
  const put = (old: File, instead: readonly File[]) => {
    setRefused(undefined);
    set(files.flatMap((file) => (file === old ? instead : [file])));
  };
  const message = refused ?? error;
  return (
    <Box role="group" aria-label="附件" data-field="file">
      <FieldLabel required={false}>附件（选填）</FieldLabel>
      <FileDrop
        ref={chooser}
        label="附件文件"
        accept={attachmentTypes}
        multiple
        disabled={busy || files.length >= limits.requirementFiles}
        invalid={message !== undefined}
        button={files.length > 0 ? '继续添加' : '选择文件'}
        hint={hint}
        onFiles={add}
      >
        {files.map((file) => (
          <ChosenFile
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            busy={busy}
            onChange={(changed) => put(file, [changed])}
            onRemove={() => {
              put(file, []);
              // The button may be disabled until the list has room again.
              requestAnimationFrame(() => chooser.current?.focus());
            }}
          />
        ))}
        {files.length > 0 && busy && <SendBar sent={sent} />}
      </FileDrop>
      <FieldError>{message}</FieldError>
    </Box>
  );
}
