import type { ComparedMonths, Data } from '@portal/shared/contract';

type Compared = Data<'auth/cluster/monthsCompared'>;

/** A month of both years. */
export interface ComparedMonth {
  /** Such as 2026-03. */
  readonly month: string;
  /** Null for a month that has not begun. */
  readonly this_fen: number | null;
  readonly last_fen: number;
}

/** A member or a project whose months can be compared, as its key in the URL. */
export interface ComparedSubject extends ComparedMonths {
  readonly of: string;
  readonly label: string;
}

/** Returns the members and the projects that are compared. */
export const subjectsOf = ({ members, projects }: Compared) => ({
  members: members.map((part): ComparedSubject => ({ ...part, of: `member:${part.key}`, label: part.name })),
  projects: projects.map(
    (part): ComparedSubject => ({
      ...part,
      of: `project:${part.key}`,
      label: part.name === '' ? '未填课题编号' : part.name,
    }),
  ),
});

/** Returns the months of a member or a project; those of the whole group when it is not among them. */
export function monthsOf(compared: Compared, of: string): ComparedMonth[] {
  const { members, projects } = subjectsOf(compared);
  const { this_fen, last_fen } =
    [...members, ...projects].find((subject) => subject.of === of) ?? compared.all;
  const { year, month: current } = compared;
  return last_fen.map((last, index) => ({
    month: `${year}-${String(index + 1).padStart(2, '0')}`,
    this_fen: index < current ? (this_fen[index] ?? 0) : null,
    last_fen: last,
  }));
}

/** Returns the sums of both years up to the current month. */
export function soFar(months: readonly ComparedMonth[]) {
  const past = months.filter(({ this_fen }) => this_fen !== null);
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
  return {
    this_fen: sum(past.map(({ this_fen }) => this_fen)),
    last_fen: sum(past.map(({ last_fen }) => last_fen)),
  };
}
