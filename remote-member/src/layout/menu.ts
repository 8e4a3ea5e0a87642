import { paths } from '@portal/shared/portal';

interface MenuEntry {
  readonly label: string;
  readonly to: string;
}

interface MenuGroup {
  /** Missing for entries that stand alone. */
  readonly name?: string;
  readonly entries: readonly MenuEntry[];
}

/** The account groups (product's words) with the pages that there are; a page enters here with its route. */
export const menu: readonly MenuGroup[] = [
  { entries: [{ label: '个人中心', to: paths.memberCenter }] },
  { name: '订单中心', entries: [{ label: '我的订单', to: paths.orders }] },
  { name: '个人信息', entries: [{ label: '地址管理', to: paths.addresses }] },
];

/** Where a page stands: its group and entry, and whether it lies below the entry (as an order below the orders). */
export function placeOf(
  pathname: string,
): { group?: string | undefined; entry: MenuEntry; below: boolean } | undefined {
  for (const { name: group, entries } of menu) {
    const entry = entries.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
    if (entry) return { group, entry, below: pathname !== entry.to };
  }
  return undefined;
}
