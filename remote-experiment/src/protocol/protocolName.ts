/** Returns what the agreement is called: an enterprise's is its contract. */
export const protocolName = ({ enterprise }: { readonly enterprise: boolean }): string =>
  enterprise ? '合同' : '协议';
