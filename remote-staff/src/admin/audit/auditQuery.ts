import type { Input } from '@portal/shared/contract';
import { useSearchParams } from '@portal/shared/portal';
import { firstCharacters } from '@portal/shared/rules';

/** What the audit log is searched by, stored in the URL; an empty text is no filter. */
export interface AuditQuery {
  readonly act: string;
  readonly target: string;
  readonly staff: string;
  readonly from: string;
  readonly until: string;
  /** Cursor of the page; empty on the first one. */
  readonly before: string;
}

const names = ['act', 'target', 'staff', 'from', 'until', 'before'] as const;

export const noAuditQuery: AuditQuery = { act: '', target: '', staff: '', from: '', until: '', before: '' };

/** What the open page looks for. */
export function useAuditQuery(): AuditQuery {
  const [search] = useSearchParams();
  const of = (name: (typeof names)[number]) => firstCharacters((search.get(name) ?? '').trim(), 64);
  return {
    act: of('act'),
    target: of('target'),
    staff: of('staff'),
    from: of('from'),
    until: of('until'),
    before: of('before'),
  };
}

/** Returns the URL of the audit log that is searched by this. */
export function auditPath(query: AuditQuery): string {
  const search = new URLSearchParams();
  for (const name of names) if (query[name].trim() !== '') search.set(name, query[name].trim());
  return `/staff/admin/audit${search.size > 0 ? `?${search}` : ''}`;
}

/** Returns the input of the call. */
export function auditInput(query: AuditQuery): Input<'staff/audit/list'> {
  const { act, target, staff, from, until, before } = query;
  return {
    ...(act !== '' && { act }),
    ...(target !== '' && { target }),
    ...(staff !== '' && { staff }),
    ...(from !== '' && { from }),
    ...(until !== '' && { until }),
    ...(before !== '' && { before }),
  };
}
