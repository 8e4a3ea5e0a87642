import type { Contract, Path } from '../contract';

/**
 * What the browser has to know of the contract before it makes a call. The contract itself brings zod along,
 * which the browser does not load; the compiler holds these tables equal to it.
 */

type Matching<Facts> = { [P in Path]: Contract[P] extends Facts ? P : never }[Path];

const open: Readonly<Record<Matching<{ access: 'open' }>, true>> = {
  'open/code4sms': true,
  'open/login': true,
  'open/loginForCode': true,
  'open/refresh4token': true,
  'open/reset': true,
  'open/sampling/slots': true,
  'open/setting': true,
  'open/sign': true,
  'open/web/acknowledge': true,
  'open/web/device/detail': true,
  'open/web/device/search': true,
  'open/web/index': true,
  'open/web/news': true,
  'open/web/news/detail': true,
  'open/web/requirement/add': true,
  'open/web/search': true,
  'open/web/sitemap': true,
  'open/web/type/group': true,
  'open/wx/bind': true,
  'open/wx/qrCodeLogin': true,
  'open/wx/ticket': true,
};

const get: Readonly<Record<Matching<{ method: 'GET' }>, true>> = {
  'open/wx/ticket': true,
};

/** True for a call that anybody may make: it carries no token. */
export const isOpen = (path: Path): boolean => path in open;

/** True for a call that is made with GET, its input in the query. */
export const isGet = (path: Path): boolean => path in get;
