import { organizations } from '@portal/shared/rules';
import type { ProtocolFacts } from './protocol.facts.document';

type Facts = readonly (readonly [label: string, value: string])[];

const blank = '________________';

/** The label of the person who acts for an institution; `signingConsent` reads it. */
export const agentLabel = '经办人';

/**
 * Returns both parties as labels and values, 甲方 first. The party is the institution where the member has one, and the member
 * acts for it (a student can't bind a university in the own name); without one it is the person.
 */
export function partiesOf(facts: ProtocolFacts): [Facts, Facts] {
  return [customer(facts), laboratory(facts)];
}

function customer({ member }: ProtocolFacts): Facts {
  const { company, name, phone, teacher, address, organization } = member;
  // 个人 (1) orders for himself, whatever company the profile names.
  const acts = company !== '' && organization !== 1;
  return [
    ['甲方（委托方）', (acts ? company : name || company) || blank],
    ...(acts ? [[agentLabel, name || blank] as const] : []),
    ['联系电话', phone],
    ...(teacher === '' ? [] : [['导师', teacher] as const]),
    ['地址', address || blank],
    ['用户类型', organization === null ? '未认证' : organizations[organization]],
  ];
}

function laboratory({ provider, terms: { taxpayer, bankAccount } }: ProtocolFacts): Facts {
  return [
    ['乙方（检测方）', provider.company],
    ['联系电话', provider.phone],
    ['电子邮箱', provider.email],
    ['地址', provider.address],
    ...(taxpayer ? [['税号', taxpayer.number] as const] : []),
    ...(bankAccount ? bankFacts(bankAccount) : []),
  ];
}

const bankFacts = ({ bank, account }: { readonly bank: string; readonly account: string }): Facts => [
  ['开户银行', bank],
  ['银行账号', account],
];
