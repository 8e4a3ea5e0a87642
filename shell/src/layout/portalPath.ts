import { paths } from '@portal/shared/portal';
import { accountGroups, footerLinks, type NavLeaf } from './navigation';

const linked: readonly NavLeaf[] = [...footerLinks, ...accountGroups.flatMap((group) => group.links)];

/** Paths of areas that may be deployed later than the links to them. */
const later = /^\/(member|experiment)\b/;

const own = new Set(
  [
    ...linked.map((link) => link.to).filter((path) => later.test(path)),
    paths.memberPage('sample'),
    '/experiment/demand',
    '/experiment/contract',
  ].map((path) => path.split('?')[0]),
);

/** Returns whether the portal itself links to a path, so that a missing page is not an error of the visitor. */
export function isPortalPath(pathname: string): boolean {
  return own.has(pathname.replace(/(.)\/$/, '$1'));
}
