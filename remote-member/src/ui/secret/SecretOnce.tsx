import { Alert, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { CopyButton } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface SecretOnceProps {
  readonly title: string;
  /** What the secret is called, such as 令牌. */
  readonly what: string;
  readonly secret: string;
  readonly onClose: () => void;
  /** How the secret is used. */
  readonly children: ReactNode;
}

/** Content of a dialog that shows a secret, which the server answers only once. */
export function SecretOnce({ title, what, secret, onClose, children }: SecretOnceProps) {
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Alert severity="warning">{`${what}只显示这一次，关闭后无法再查看。请现在复制并妥善保存。`}</Alert>
        <Box component="code" aria-label={what} sx={code}>
          {secret}
        </Box>
        <div>
          <CopyButton text={secret} what={what} />
        </div>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          我已保存
        </Button>
      </DialogActions>
    </>
  );
}

const code = {
  display: 'block',
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;
