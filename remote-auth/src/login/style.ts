/** Layout of a pane: fields in one column. */
export const column = { display: 'grid', gap: 2 } as const;
