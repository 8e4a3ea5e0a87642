import type { Contract, Path } from '../contract';

/**
 * Facts of the contract that the browser needs before it makes a call. The contract itself depends on zod, which the
 * browser does not load. The compiler checks that these tables equal the contract.
 */

type Matching<Facts> = { [P in Path]: Contract[P] extends Facts ? P : never }[Path];

const open: Readonly<Record<Matching<{ access: 'open' }>, true>> = {
  'open/code4sms': true,
  'open/dataShare': true,
  'open/dataShare/link': true,
  'open/dataShare/view': true,
  'open/dataShare/zip': true,
  'open/invite/check': true,
  'open/login': true,
  'open/loginForCode': true,
  'open/planShare': true,
  'open/preview/article': true,
  'open/preview/device': true,
  'open/preview/home': true,
  'open/refresh4token': true,
  'open/report/verify': true,
  'open/reset': true,
  'open/sampling/slots': true,
  'open/setting': true,
  'open/setting/list4key': true,
  'open/sign': true,
  'open/web/acknowledge': true,
  'open/web/device/detail': true,
  'open/web/device/find': true,
  'open/web/device/search': true,
  'open/web/evaluation/list': true,
  'open/web/index': true,
  'open/web/news': true,
  'open/web/news/detail': true,
  'open/web/instrument/free': true,
  'open/web/instrument/list': true,
  'open/web/requirement/add': true,
  'open/web/search': true,
  'open/web/search/suggest': true,
  'open/web/sitemap': true,
  'open/web/type/group': true,
  'open/wx/bind': true,
  'open/wx/qrCodeLogin': true,
  'open/wx/ticket': true,
};

const get: Readonly<Record<Matching<{ method: 'GET' }>, true>> = {
  'open/wx/ticket': true,
};

/** True for a call without a login, which is sent without a token. */
export const isOpen = (path: Path): boolean => path in open;

/** True for a call by GET, whose input is in the query. */
export const isGet = (path: Path): boolean => path in get;
