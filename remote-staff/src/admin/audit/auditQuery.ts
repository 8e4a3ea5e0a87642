import type { Input } from '@portal/shared/contract';
import { dayIn, useSearchParams, withQuery } from '@portal/shared/portal';
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

export const noAuditQuery: AuditQuery = { act: '', target: '', staff: '', from: '', until: '', before: '' };

/** What the open page looks for. */
export function useAuditQuery(): AuditQuery {
  const [search] = useSearchParams();
  const of = (name: keyof AuditQuery) => firstCharacters((search.get(name) ?? '').trim(), 64);
  return {
    act: of('act'),
    target: of('target'),
    staff: of('staff'),
    from: dayIn(search, 'from'),
    until: dayIn(search, 'until'),
    before: of('before'),
  };
}

/** Returns the URL of the audit log that is searched by this. */
export const auditPath = ({ act, target, staff, ...rest }: AuditQuery): string =>
  withQuery('/staff/admin/audit', {
    act: act.trim(),
    target: target.trim(),
    staff: staff.trim(),
    ...rest,
  });

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
