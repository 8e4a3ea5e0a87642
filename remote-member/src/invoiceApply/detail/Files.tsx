import type { InvoiceApply } from '@portal/shared/contract';
import { Box, Typography } from '@portal/shared/ui';
import { FileButton } from './FileButton';

/** The files of an invoice and of its red letter. */
export function Files({ apply }: { readonly apply: InvoiceApply }) {
  return (
    <>
      <FileRow apply={apply} red={false} title="发票文件" />
      <FileRow apply={apply} red title="红字发票文件" />
    </>
  );
}

interface FileRowProps {
  readonly apply: InvoiceApply;
  readonly red: boolean;
  readonly title: string;
}

function FileRow({ apply, red, title }: FileRowProps) {
  const files = apply.files.filter((file) => file.red === red);
  if (files.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Typography variant="body2" component="span" sx={{ fontWeight: 600, minWidth: 64 }}>
        {title}
      </Typography>
      {files.map((file) => (
        <FileButton key={file.slot} apply={apply} file={file} variant="outlined" />
      ))}
    </Box>
  );
}
