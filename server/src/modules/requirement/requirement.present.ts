import type { AccountManager, Data, Requirement, RequirementMessage } from '@portal/shared/contract';
import type { RequirementAct } from '@portal/shared/rules';
import type { ShownFile, WrittenMessage } from './requirement.message.service';
import type { RequirementRow } from './requirement.repo';

/** A requirement with the records that it refers to, where they exist, and the acts of the caller. */
export interface ListedRequirement {
  readonly requirement: RequirementRow;
  /** What it was posted with. */
  readonly files: readonly ShownFile[];
  readonly device: { readonly rid: string; readonly name: string } | undefined;
  readonly account: string | undefined;
  readonly can: readonly RequirementAct[];
}

/** Creates the link that downloads a file. */
type LinkOf = (file_rid: string) => string;

type Row = Data<'auth/requirement/list'>['list'][number];
type Posted = Data<'staff/requirement/list'>['list'][number];
type PostedMessage = Data<'staff/requirement/detail'>['messages'][number];

const presentFile = ({ rid, name, size }: ShownFile) => ({ rid, name, size });
const linked = (file: ShownFile, linkOf: LinkOf) => ({ ...presentFile(file), link: linkOf(file.rid) });

/** Returns a requirement as a row of a list. */
export function presentRow({ requirement, device, can }: ListedRequirement): Row {
  const { code, kind, state, title, content, unread, created, changed } = requirement;
  const { due, sample_count, budget_fen } = requirement;
  return {
    code,
    kind,
    state,
    title,
    content,
    unread,
    ...(device ? { device: { rid: device.rid, name: device.name } } : {}),
    ...(due !== null && { due }),
    ...(sample_count !== null && { sample_count }),
    ...(budget_fen !== null && { budget_fen }),
    created: created.toISOString(),
    changed: changed.toISOString(),
    can: [...can],
  };
}

const senderOf = ({ requirement: { name, phone, email, company } }: ListedRequirement) => ({
  name,
  phone,
  email,
  company,
});

/** Returns a requirement for its member. */
export const presentOwn = (one: ListedRequirement, manager: AccountManager | null): Requirement => ({
  ...presentRow(one),
  ...senderOf(one),
  ...(one.files[0] ? { file: presentFile(one.files[0]) } : {}),
  files: one.files.map(presentFile),
  manager,
});

/** Returns a requirement for staff, with links to its files. */
export const presentPosted = (one: ListedRequirement, linkOf: LinkOf): Posted => ({
  ...presentRow(one),
  ...senderOf(one),
  ...(one.files[0] ? { file: linked(one.files[0], linkOf) } : {}),
  files: one.files.map((file) => linked(file, linkOf)),
  ...(one.account === undefined ? {} : { account: one.account }),
});

export function presentMessage({ message, files }: WrittenMessage): RequirementMessage {
  const { rid, act, by, text, at } = message;
  return { rid, act, by, text, files: files.map(presentFile), at: at.toISOString() };
}

/** Returns a message for staff, with links to its files. */
export const presentPostedMessage = (one: WrittenMessage, linkOf: LinkOf): PostedMessage => ({
  ...presentMessage(one),
  files: one.files.map((file) => linked(file, linkOf)),
});
