/** Returns the URL of the page of a member, by key, phone or account. */
export const memberPath = (account: string): string => `/staff/members/${encodeURIComponent(account)}`;
