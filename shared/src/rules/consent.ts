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
