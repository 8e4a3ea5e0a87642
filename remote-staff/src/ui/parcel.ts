import { dashedCode, expressCompanies, parcelNumberPattern } from '@portal/shared/rules';

/** A parcel as it is typed. */
export interface TypedParcel {
  /** One of the offered companies, or `other`. */
  readonly choice: string;
  /** Name of another company. */
  readonly company: string;
  readonly number: string;
}

export const other = '其他';
export const emptyParcel: TypedParcel = { choice: expressCompanies[0], company: '', number: '' };

/** Returns the number as it is stored: what is pasted may be full-width, with spaces or in small letters. */
export const isParcelNumber = (typed: string): boolean => parcelNumberPattern.test(dashedCode(typed));

/** Returns the parcel; undefined while the company or the number is missing or wrong. */
export function parcelOf({
  choice,
  company,
  number,
}: TypedParcel): { readonly company: string; readonly number: string } | undefined {
  const name = choice === other ? company.trim() : choice;
  return name === '' || !isParcelNumber(number) ? undefined : { company: name, number: dashedCode(number) };
}
