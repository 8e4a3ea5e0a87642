import { FieldError, FieldLabel } from '@portal/shared/form';
import { limits } from '@portal/shared/rules';
import { Box, Button, Icon, icons, Typography } from '@portal/shared/ui';
import { useRef } from 'react';
import { ChosenFile } from './ChosenFile';
import { SendBar } from './SendBar';
import { type Attachment, attachmentTypes } from './useAttachment';
import { useDrop } from './useDrop';

interface AttachmentFieldProps {
  readonly attachment: Attachment;
  /** The part that has been sent, from 0 to 1; undefined while nothing is on its way. */
  readonly sent: number | undefined;
}

/** 附件: chosen by a click or dropped here. */
export function AttachmentField({ attachment, sent }: AttachmentFieldProps) {
  const { file, error, choose, remove } = attachment;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const busy = sent !== undefined;
  const { over, ...drop } = useDrop(choose);
  return (
    <Box role="group" aria-label="附件">
      <FieldLabel>附件（选填）</FieldLabel>
      <Box
        {...drop}
        sx={{
          border: '1px dashed',
          borderColor: error ? 'error.main' : over ? 'primary.main' : 'text.disabled',
          borderRadius: 1,
          p: 2,
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label="附件文件"
          accept={attachmentTypes}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) choose(chosen);
            // The same file can be chosen again.
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
            PDF、图片、表格、文档或压缩包，{limits.requirementBytes / 1024 / 1024} MB 以内
            <Box component="span" sx={{ '@media (hover: none)': { display: 'none' } }}>
              ，也可以拖到这里
            </Box>
            。
          </Typography>
        </Box>
        {file && (
          <ChosenFile
            file={file}
            onRemove={
              busy
                ? undefined
                : () => {
                    remove();
                    button.current?.focus();
                  }
            }
          />
        )}
        {file && busy && <SendBar sent={sent} />}
      </Box>
      <FieldError>{error}</FieldError>
    </Box>
  );
}
