export const column = { display: 'flex', flexDirection: 'column', gap: 2, mt: 2 } as const;
