/** Acts on a reservation that are done here; a move is arranged in the terminal. */
export const deskActs = ['finish', 'miss', 'cancel'] as const;
export type DeskAct = (typeof deskActs)[number];
