import { contract, type Endpoint, type Noun, type Path } from '@portal/shared/contract';
import { keysIn } from '../contractKeys';

/** Makes a call as the member; returns the data of its answer, undefined when it is refused. */
export type Ask = (path: Path, input: object) => Promise<unknown>;

/** A read that is open. */
export interface OpenRead {
  readonly path: Path;
  readonly input: object;
}

/** The list whose rows have the key of a noun, and the property. */
const listed: readonly (readonly [noun: Noun, list: Path, key: string])[] = [
  ['cluster', 'auth/cluster/all', 'rid'],
  ['invoiceApply', 'auth/invoiceApply/list4person', 'rid'],
  ['order', 'auth/web/order/list4person', 'rid'],
  ['planItem', 'auth/tempDevice', 'rid'],
  ['quotation', 'auth/quotation/list', 'rid'],
  ['requirement', 'auth/requirement/list', 'code'],
  ['sample', 'auth/web/sample/list4person', 'rid'],
  ['statement', 'auth/assign/settlementList', 'rid'],
  ['webhook', 'auth/webhook/list', 'rid'],
];

/** Input of a read besides keys. */
const rest: { readonly [P in Path]?: Readonly<Record<string, unknown>> } = {
  'auth/cluster/entries': { account: 'cash' },
  'auth/cluster/search': { kw: '测试' },
  'auth/web/asset/detail': { account: 'cash' },
  'open/sampling/slots': { from: '2026-11-20', to: '2026-12-05' },
  'open/web/instrument/free': { device_rid: 'onsite-xps', from: '2026-12-01', to: '2026-12-07' },
};

/** Returns the first row of an answer with a list. */
function firstRow(data: unknown): Readonly<Record<string, unknown>> {
  const { list, groups } = Object(data);
  const [row] = Array.isArray(data) ? data : (list ?? groups?.[0]?.items ?? []);
  return row ?? {};
}

/** Returns the keys in the input of an act, by noun. */
function keysOfAct(path: Path, input: unknown): [Noun, string][] {
  return keysIn(contract[path].input).flatMap(({ field, noun }) => {
    const [value]: unknown[] = [Object(input)[field]].flat();
    return typeof value === 'string' ? [[noun, value]] : [];
  });
}

/**
 * Returns what a member has open who looks at everything that an act may change: all lists, and the pages of the records that the
 * act names, else of the first row of each list.
 */
export async function readsAround(act: OpenRead, paths: readonly Path[], ask: Ask): Promise<OpenRead[]> {
  const first = listed.map(
    async ([noun, list, key]): Promise<[Noun, string]> => [
      noun,
      String(firstRow(await ask(list, {}))[key] ?? ''),
    ],
  );
  const keys = new Map([...(await Promise.all(first)), ...keysOfAct(act.path, act.input)]);
  return paths.flatMap((path) => {
    const { input }: Endpoint = contract[path];
    const given = rest[path] ?? {};
    const opened = keysIn(input).flatMap(({ field, noun }) => {
      const key = keys.get(noun);
      if (!key || field === 'before' || field.includes('.')) return [];
      return [{ ...given, [field]: field.endsWith('s') ? [key] : key }];
    });
    return [...(input.safeParse(given).success ? [given] : []), ...opened].map((one) => ({
      path,
      input: one,
    }));
  });
}
