export const consentDocumentNames = ['license', 'policy'] as const;
export type ConsentDocument = (typeof consentDocumentNames)[number];

/**
 * Documents that a member agrees to: title, and the version in force, which is the day it took effect. A change of a
 * text needs a new version here; every member is then asked again. The texts are in remote-public (`license`, `policy`).
 */
export const consentDocuments = {
  license: { title: '服务协议', version: '2026-11-28' },
  policy: { title: '隐私政策', version: '2026-11-28' },
} as const satisfies Record<ConsentDocument, { title: string; version: string }>;

/**
 * The separate consent to keep the bank account of a promoter, which the law asks for beside the 隐私政策. It is asked where the account
 * is entered, and a change of {@link payeeConsentText} needs a new version.
 */
export const payeeConsent = { title: '收款账户信息单独同意', version: '2026-11-28' } as const;

/** What a promoter agrees to when a bank account is entered. */
export const payeeConsentText =
  '我单独同意平台为向我打款收集并保存收款人姓名、开户银行与银行账号（敏感个人信息）；可随时撤回，撤回后即删除，已打款的记录依法保存。';

/** What a stored agreement is about: a document, or a separate consent. */
export const consentSubjects = [...consentDocumentNames, 'payee'] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

/** The versions that a member agrees to, by document. */
export type ConsentVersions = { readonly [Document in ConsentDocument]?: string | undefined };

/** Returns the versions in force. */
export const currentVersions = (): { [Document in ConsentDocument]: string } => ({
  license: consentDocuments.license.version,
  policy: consentDocuments.policy.version,
});

/**
 * True when an agreement to `version` counts: it is the one in force, or a later one. While two releases with different texts run
 * side by side, each page and process would otherwise refuse what the other asked for.
 */
export const isInForce = (document: ConsentDocument, version: string): boolean =>
  version >= consentDocuments[document].version;
