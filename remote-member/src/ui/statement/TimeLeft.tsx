import { serverNow } from '@portal/shared/api';
import { Chip } from '@portal/shared/extras';

const dayMs = 24 * 3600_000;

/** The days in which an open statement can still be disputed; nothing for other statements. */
export function TimeLeft({ until }: { readonly until: string | null }) {
  if (until === null) return null;
  const days = Math.ceil((Date.parse(until) - serverNow().getTime()) / dayMs);
  const text = days > 1 ? `剩 ${days} 天自动确认` : '即将自动确认';
  return <Chip size="small" color={days > 2 ? 'default' : 'warning'} label={text} />;
}
