import { Box, Button } from '@portal/shared/ui';

interface PartFailureProps {
  /** Name of the part. */
  readonly part: string;
  readonly onRetry: () => void;
}

/** One line instead of a part of the frame that can't be shown. */
export const PartFailure = ({ part, onRetry }: PartFailureProps) => (
  <Box
    role="alert"
    sx={{ px: 2, py: 1, textAlign: 'center', bgcolor: 'background.paper', pointerEvents: 'auto' }}
  >
    {part}暂时无法显示。
    <Button size="small" href="/">
      首页
    </Button>
    <Button size="small" onClick={onRetry}>
      重试
    </Button>
  </Box>
);
