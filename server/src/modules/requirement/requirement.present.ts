import type { Data } from '@portal/shared/contract';
import type { ListedRequirement } from './requirement.repo';

type Shown = Data<'staff/requirement/list'>['list'][number];

/** A requirement as staff see it; `linkOf` makes the link that downloads a file. */
export function presentRequirement(
  { requirement, file, device, account }: ListedRequirement,
  linkOf: (file_rid: string) => string,
): Shown {
  const { code, kind, name, phone, email, company, title, content, created } = requirement;
  return {
    ...{ code, kind, name, phone, email, company, title, content },
    ...(device ? { device } : {}),
    ...(file ? { file: { name: file.name, size: file.size, link: linkOf(file.rid) } } : {}),
    ...(account === null ? {} : { account }),
    created: created.toISOString(),
  };
}
