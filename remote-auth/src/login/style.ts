/** The fields of a pane, one below the other. */
export const column = { display: 'grid', gap: 2 } as const;
