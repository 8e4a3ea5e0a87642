/** States of a parcel or a sample that came without an announcement (待认领). What has ended stays so; one that comes again is another one. */
export const unclaimedStateLabels = {
  open: '待认领',
  claimed: '已认领',
  returned: '已退回',
  disposed: '已处置',
  mistaken: '误记',
} as const;
export type UnclaimedState = keyof typeof unclaimedStateLabels;
export const unclaimedStates = Object.keys(unclaimedStateLabels) as [UnclaimedState, ...UnclaimedState[]];

/** What settles what waits, each with the state that follows. */
export const unclaimedActTable = {
  claim: { label: '认领到订单', to: 'claimed' },
  return: { label: '退回寄件人', to: 'returned' },
  dispose: { label: '处置', to: 'disposed' },
  mistake: { label: '撤销误记', to: 'mistaken' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly to: UnclaimedState }>>;
export type UnclaimedAct = keyof typeof unclaimedActTable;

/** Acts that end what waits without an order, with a reason. */
export const unclaimedEnds = ['return', 'dispose', 'mistake'] as const satisfies readonly UnclaimedAct[];
export type UnclaimedEnd = (typeof unclaimedEnds)[number];

/** A code of this portal's records, such as of an order or a sample. */
const recordPattern = /^[A-Z]\d{8}-\d+$/;

/** An express number as scanners read it: long enough, with several digits, and no code of this portal. */
const scannedParcel = /^(?=(?:.*\d){6})[0-9A-Z-]{8,30}$/;

/** Returns whether a scanned code can be the number of a parcel, so that it is kept when nobody announced it. */
export const isParcelNumber = (code: string): boolean =>
  scannedParcel.test(code) && !recordPattern.test(code);
