import { Button, PageColumn, Stack, Typography } from '@portal/shared/ui';

interface FrameFailureProps {
  readonly text: string;
  readonly action: string;
  readonly onRetry: () => void;
}

/** A failure instead of the page. It needs no code besides the first script. */
export function FrameFailure({ text, action, onRetry }: FrameFailureProps) {
  return (
    <PageColumn>
      <Stack
        role="alert"
        spacing={2}
        sx={{ py: 8, alignItems: 'center', justifyContent: 'center', textAlign: 'center', minHeight: '60vh' }}
      >
        <Typography variant="h3" component="h1">
          页面暂时无法打开
        </Typography>
        <Typography color="textSecondary">{text}</Typography>
        <Button variant="outlined" onClick={onRetry}>
          {action}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          反馈问题时请提供编号：
          {['portal_shell', window.__portal?.manifest.request].filter(Boolean).join(' · ')}
        </Typography>
      </Stack>
    </PageColumn>
  );
}
