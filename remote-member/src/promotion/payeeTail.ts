/** Returns the end of a bank account number, which is shown where it is not edited. */
export const tailOf = (account: string): string => `尾号 ${account.slice(-4)}`;
