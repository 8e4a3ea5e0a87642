import type { AccountKind } from '@portal/shared/rules';

/** An account that an amount may be taken from, and how much of it. */
export interface Available {
  readonly kind: AccountKind;
  readonly available: number;
}

/** The amount that each account pays; `missing` is the rest that no account covers. */
export interface Drawn {
  readonly parts: readonly { readonly kind: AccountKind; readonly amount: number }[];
  readonly missing: number;
}

/** Takes an amount from accounts, from each as much as is available, in their order. Accounts that pay nothing are left out. */
export function drawFrom(amount: number, accounts: readonly Available[]): Drawn {
  let missing = amount;
  const parts = accounts.flatMap(({ kind, available }) => {
    const part = Math.max(0, Math.min(missing, available));
    missing -= part;
    return part === 0 ? [] : [{ kind, amount: part }];
  });
  return { parts, missing };
}
