import type { Message } from '@portal/shared/contract';
import type { MessageRow } from './message.repo';

export function presentMessage({ rid, title, text, link, created, read }: MessageRow): Message {
  return { rid, title, text, link, created: created.toISOString(), read: read !== null };
}
