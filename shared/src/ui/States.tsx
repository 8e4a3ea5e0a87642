import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { messageOf } from '../api';

interface StateProps {
  readonly title: string;
  readonly text?: string;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
  readonly role?: 'alert' | 'status';
}

function State({ title, text, action, role }: StateProps) {
  return (
    <Box role={role} sx={{ py: 6, px: 2, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}

/** Empty state: says that there is no content yet, and what to do. */
export function EmptyState(props: Omit<StateProps, 'role'>) {
  return <State {...props} role="status" />;
}

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly title?: string;
}

/** Error state: says what failed and offers 重试. */
export function ErrorState({ error, onRetry, title = '加载失败' }: ErrorStateProps) {
  return (
    <State
      role="alert"
      title={title}
      text={messageOf(error)}
      action={
        <Button variant="outlined" onClick={onRetry}>
          重试
        </Button>
      }
    />
  );
}
