import type { WebhookDelivery } from '@portal/shared/contract';
import { attemptErrors } from '@portal/shared/rules';

type Attempt = WebhookDelivery['attempts'][number];

/** Returns what came of an attempt, such as 'HTTP 500' or '无法连接'. */
export const attemptText = ({ status, error }: Pick<Attempt, 'status' | 'error'>): string =>
  error === null ? `HTTP ${status}` : attemptErrors[error];
