/** The facets of a sheet, below each other; they scroll. */
export const facetColumn = { flex: 1, overflowY: 'auto', display: 'grid', gap: 2.5, px: 2, pb: 2.5 } as const;
