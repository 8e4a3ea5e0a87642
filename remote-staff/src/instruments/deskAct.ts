/** Acts of staff on a reservation. */
export const deskActs = ['begin', 'finish', 'correct', 'move', 'miss', 'cancel'] as const;
export type DeskAct = (typeof deskActs)[number];

/** Acts that say when an instrument was really used. */
export type UseAct = Extract<DeskAct, 'finish' | 'correct'>;
