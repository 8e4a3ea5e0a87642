import type { Report, StaffReport, StaffReportRow, VerifiedReport } from '@portal/shared/contract';
import type { PublicReport, StaffView } from './report.rules';

/** Returns a version for its owner; `size` is that of its PDF in bytes. */
export const presentReport = (
  { row, number, state, replaced_by, issued }: PublicReport,
  size: number,
): Report => ({
  rid: row.rid,
  number,
  version: row.version,
  state,
  issued: issued.at.toISOString(),
  reason: row.reason,
  replaced_by,
  withdrawn_reason: row.withdrawn_reason,
  code: issued.code,
  sha256: issued.sha256,
  size,
  mask: row.mask,
});

/** Returns what the check page shows of a version. */
export const presentVerified = (
  { row, number, state, replaced_by, issued, shownSamples }: PublicReport,
  { size, lab }: { readonly size: number; readonly lab: string },
): VerifiedReport => ({
  number,
  version: row.version,
  state,
  issued: issued.at.toISOString(),
  ended: row.ended?.toISOString() ?? null,
  replaced_by,
  lab,
  samples: [...shownSamples],
  sample_count: row.content.samples.length,
  sha256: issued.sha256,
  size,
  signature: row.signature,
});

/** Returns a version as a row of staff's list. */
export const presentStaffRow = ({
  row,
  number,
  names,
}: Omit<StaffView, 'content' | 'can' | 'wrote' | 'versions'>): StaffReportRow => ({
  rid: row.rid,
  number,
  version: row.version,
  state: row.state,
  order_code: names.orders.get(row.order_rid) ?? '',
  member: names.members.get(row.user_rid) ?? '',
  author: names.people.get(row.author_rid) ?? '',
  issuer: names.people.get(row.issuer_rid ?? '') ?? '',
  created: row.created.toISOString(),
  changed: row.changed.toISOString(),
  issued: row.issued?.toISOString() ?? null,
});

/** Returns a version with its content for staff. */
export const presentStaffReport = (view: StaffView): StaffReport => {
  const { revision, reason, note, withdrawn_reason, code, sha256 } = view.row;
  return {
    ...presentStaffRow(view),
    revision,
    content: view.content,
    reason,
    note,
    withdrawn_reason,
    code,
    sha256,
    can: [...view.can],
    wrote: view.wrote,
    versions: view.versions.map(({ row, number }) => ({
      rid: row.rid,
      number,
      version: row.version,
      state: row.state,
    })),
  };
};
