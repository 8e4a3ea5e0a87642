/** Leaves an element out of what is printed; the shell leaves out buttons and navigation by itself. */
export const notPrinted = { '@media print': { display: 'none' } } as const;

/** Shows an element only where it is printed. */
export const onlyPrinted = { display: 'none', '@media print': { display: 'block' } } as const;
