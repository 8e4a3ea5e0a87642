import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { messageOf } from '../api';

interface StateProps {
  readonly title: string;
  readonly text?: string;
  /** What to do next: a button or a link. */
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

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: Omit<StateProps, 'role'>) {
  return <State {...props} role="status" />;
}

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly title?: string;
}

/** Something could not be had: says why, offers 重试. */
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
