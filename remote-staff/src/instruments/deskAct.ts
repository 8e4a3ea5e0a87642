/** Acts of staff on a reservation. */
export const deskActs = ['finish', 'move', 'miss', 'cancel'] as const;
export type DeskAct = (typeof deskActs)[number];
