/** Days for which a link to files of data may be valid; the second is the default. */
export const dataShareDays = [1, 7, 30] as const;

export const dataShareStates = ['open', 'ended', 'revoked'] as const;
export type DataShareState = (typeof dataShareStates)[number];

export const dataShareStateLabels: Readonly<Record<DataShareState, string>> = {
  open: '有效',
  ended: '已到期',
  revoked: '已撤回',
};

/** Days after its end for which a link and its log are kept for its member. */
export const dataShareKeptDays = 90;

/** Acts of receivers that are counted: the page was opened, a file was looked at in the viewer, one file or all of them were downloaded. */
export const dataShareActs = ['open', 'view', 'file', 'zip'] as const;
export type DataShareAct = (typeof dataShareActs)[number];
