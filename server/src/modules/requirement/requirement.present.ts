import type { Data } from '@portal/shared/contract';
import type { RequirementRow } from './requirement.repo';

/** A requirement with the records that it refers to, where they exist. */
export interface ListedRequirement {
  readonly requirement: RequirementRow;
  readonly file: { readonly rid: string; readonly name: string; readonly size: number } | undefined;
  readonly device: { readonly rid: string; readonly name: string } | undefined;
  readonly account: string | undefined;
}

type Shown = Data<'staff/requirement/list'>['list'][number];

/** Returns a requirement for staff; `linkOf` creates the link that downloads a file. */
export function presentRequirement(
  { requirement, file, device, account }: ListedRequirement,
  linkOf: (file_rid: string) => string,
): Shown {
  const { code, kind, name, phone, email, company, title, content, created } = requirement;
  return {
    ...{ code, kind, name, phone, email, company, title, content },
    ...(device ? { device: { rid: device.rid, name: device.name } } : {}),
    ...(file ? { file: { name: file.name, size: file.size, link: linkOf(file.rid) } } : {}),
    ...(account === undefined ? {} : { account }),
    created: created.toISOString(),
  };
}
