import { Alert } from '@portal/shared/extras';
import { CopyButton, Panel, sha256Of } from '@portal/shared/parts';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useRef, useState } from 'react';

/** The hash of the document, and a check of a downloaded file against it, which does not leave the browser. */
export function Verification({ sha256 }: { readonly sha256: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [fits, setFits] = useState<boolean>();
  const check = async (file: File) => setFits((await sha256Of(file)) === sha256);
  return (
    <Panel title="文件校验">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        PDF 的 SHA-256 校验值。内容有任何改动，校验值都会不同。
      </Typography>
      <Box component="code" aria-label="SHA-256" sx={code}>
        {sha256}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton text={sha256} what="校验值" />
        {'subtle' in crypto && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => input.current?.click()}>
            核对文件
          </Button>
        )}
      </Box>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="要核对的文件"
        accept=".pdf"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void check(file);
        }}
      />
      {fits !== undefined && (
        <Alert severity={fits ? 'success' : 'error'} sx={{ mt: 1.5 }}>
          {fits ? '一致：该文件就是这份协议' : '不一致：该文件与这份协议的内容不同'}
        </Alert>
      )}
    </Panel>
  );
}

const code = {
  display: 'block',
  my: 1,
  p: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontSize: 12,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
} as const;
