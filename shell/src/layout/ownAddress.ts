import { paths } from '@portal/shared/portal';
import { accountGroups, footerLinks, type NavLeaf } from './navigation';

const linked: readonly NavLeaf[] = [...footerLinks, ...accountGroups.flatMap((group) => group.links)];

/** Whose pages may be deployed later than the links that lead to them. */
const later = /^\/(member|experiment)\b/;

const own = new Set(
  [
    ...linked.map((link) => link.to).filter((path) => later.test(path)),
    paths.memberPage('sample'),
    '/experiment/demand',
    '/experiment/contract',
  ].map((path) => path.split('?')[0]),
);

/** Whether the portal itself leads to an address, so that a missing page is not the visitor's mistake. */
export function isOwnAddress(pathname: string): boolean {
  return own.has(pathname.replace(/(.)\/$/, '$1'));
}
