import { type BoundField, FieldError, FieldLabel, useSending } from '@portal/shared/form';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useRef } from 'react';

interface VoucherProps {
  readonly name: string;
  readonly field: BoundField<File | undefined>;
}

/** Takes the voucher of a transfer: a picture or a PDF. */
export function VoucherChoice({ name, field: { value: file, error, set } }: VoucherProps) {
  const { busy } = useSending();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box role="group" aria-label="转账凭证" data-field={name}>
      <FieldLabel>转账凭证</FieldLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" disabled={busy} onClick={() => input.current?.click()}>
          {file ? '换一个文件' : '选择文件'}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}>
          {file ? file.name : 'PDF、JPG、PNG'}
        </Typography>
        <input
          ref={input}
          hidden
          type="file"
          aria-label="转账凭证文件"
          accept=".pdf,.jpg,.jpeg,.png"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) set(chosen);
          }}
        />
      </Box>
      <FieldError>{error}</FieldError>
    </Box>
  );
}
