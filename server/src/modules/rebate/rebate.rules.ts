/** Ends of the name of an institution; a name may go on with a faculty or a department. The first kind that is found decides. */
const ends = [
  ['大学'],
  ['公司', '集团'],
  ['医院', '研究院', '研究所', '研究中心', '科学院', '实验室', '学院', '学校', '中学'],
] as const;

const marks = /[\s\p{P}\p{S}]/gu;

/** Returns the institution in the name of an employer: no marks and no spaces, without faculty or department; empty when there is none. */
export function institutionOf(company: string): string {
  const name = company.normalize('NFKC').toLowerCase().replace(marks, '');
  for (const kind of ends) {
    const found = kind.flatMap((end) => {
      const at = name.indexOf(end);
      return at > 0 ? [at + end.length] : [];
    });
    if (found.length > 0) return name.slice(0, Math.min(...found));
  }
  return name;
}

/**
 * Returns whether two employers are one institution. Rather one too many than one too few: who decides about public money must not be
 * paid for it, so the campuses of a university are one, and a name that the other begins with is the same.
 */
export function sameInstitution(one: string, other: string): boolean {
  const [a, b] = [institutionOf(one), institutionOf(other)];
  if (a === '' || b === '') return false;
  return a.startsWith(b) || b.startsWith(a);
}

/** A person as the rule about rebates sees one: key, and the name of the employer, empty before the certification. */
export interface RebatePerson {
  readonly rid: string;
  readonly company: string;
}

/** Returns whether an order that `payer` paid earns `promoter` a rebate: not the own one, nor those of the own group or institution. */
export const earnsRebate = (promoter: RebatePerson, payer: RebatePerson, commonGroup: boolean): boolean =>
  promoter.rid !== payer.rid && !commonGroup && !sameInstitution(promoter.company, payer.company);
