import type { ReportContent } from '@portal/shared/contract';
import {
  capitalCode,
  maskedSample,
  type PublicReportState,
  publicReportStates,
  type ReportAct,
  type ReportFacts,
} from '@portal/shared/rules';
import type { ReportRow } from './report.repo';

/** Returns the number of a version, such as 2026-000123-1; null until it has one. */
export const numberOf = ({ serial, version }: Pick<ReportRow, 'serial' | 'version'>): string | null =>
  serial === null ? null : `${serial}-${version}`;

/** Returns what a version says. Those that were written before reports had pictures have none. */
export const contentOf = ({ content }: Pick<ReportRow, 'content'>): ReportContent => ({
  ...content,
  pictures: content.pictures ?? [],
});

/** Returns what decides about the acts of a person on a version; `versions` are all of the report. */
export const factsOf = (row: ReportRow, versions: readonly ReportRow[], staff_rid: string): ReportFacts => ({
  state: row.state,
  wrote: row.writers.includes(staff_rid),
  amending: versions.some(
    ({ version, state }) => version > row.version && (state === 'draft' || state === 'review'),
  ),
});

/** Returns the number of the version that replaces a replaced one; null for others. */
function replacedBy(row: ReportRow, versions: readonly ReportRow[]): string | null {
  if (row.state !== 'replaced') return null;
  const next = versions.find(({ version, code }) => version === row.version + 1 && code !== null);
  return next ? numberOf(next) : null;
}

/** A version that was issued, also one that does not hold any more. */
export interface PublicReport {
  readonly row: ReportRow;
  readonly number: string;
  readonly state: PublicReportState;
  readonly issued: { readonly at: Date; readonly code: string; readonly sha256: string };
  readonly replaced_by: string | null;
  /** Names of the samples as the owner shows them. */
  readonly shownSamples: readonly string[];
}

/** Returns a version when it was issued; undefined for others. `versions` are all of the report. */
export function publicReport(row: ReportRow, versions: readonly ReportRow[]): PublicReport | undefined {
  const { code, sha256, issued } = row;
  const number = numberOf(row);
  const state = publicReportStates.find((one) => one === row.state);
  if (!state || number === null || code === null || sha256 === null || issued === null) return undefined;
  return {
    row,
    number,
    state,
    issued: { at: issued, code, sha256 },
    replaced_by: replacedBy(row, versions),
    shownSamples: row.content.samples.flatMap(({ name }) => maskedSample(name, row.mask) ?? []),
  };
}

/** What is known of versions besides themselves: names of people, codes of orders, names of members, by their keys. */
export interface ReportNames {
  readonly people: ReadonlyMap<string, string>;
  readonly orders: ReadonlyMap<string, string>;
  readonly members: ReadonlyMap<string, string>;
}

/** A version as a person of the lab sees it. */
export interface StaffView {
  readonly row: ReportRow;
  readonly content: ReportContent;
  readonly number: string | null;
  readonly names: ReportNames;
  /** The other versions, the newest first. */
  readonly versions: readonly { readonly row: ReportRow; readonly number: string | null }[];
  readonly can: readonly ReportAct[];
  readonly wrote: boolean;
}

/** Returns a code as it is stored, from what a person typed or copied. */
export const storedCode = (typed: string): string => capitalCode(typed);
