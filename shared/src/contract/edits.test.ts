/** @jest-environment node */
import { z } from 'zod';
import { contract, type Endpoint } from './index';
import { refusalsOf } from './refusal';

const endpoints = Object.entries<Endpoint>(contract);

/** Names of calls that change a record which may have been changed since it was shown. */
const changes =
  /^(?:edit|save\w*|update\w*|options|limit|roles?|reply|place|popup|set|permit|freeze|choose)$/;

/** Why a call that changes a record carries no etag. */
const reasons: Readonly<Record<string, string>> = {
  'auth/cluster/limit': 'sets one value, which the caller names',
  'auth/cluster/role': 'sets one value, which the caller names',
  'auth/invoiceApply/finance/edit': 'replaces a short list, which the caller sees whole',
  'auth/order/draft/save': 'a draft of one person: the newer one of two devices is continued',
  'auth/order/updateProtocolFile': 'adds a file beside those that are there',
  'auth/tempDevice/edit': 'sets one value, which the caller names',
  'auth/tempDevice/options': 'sets one value, which the caller names',
  'auth/tempDevice/save': 'moves the named items; those already moved are passed over',
  'auth/user/notice/edit': 'carries only the ways that are switched',
  'auth/user/update4contact': 'sets one value, which a code sent to it proves',
  'staff/account/roles': 'sets one value, which the caller names',
  'staff/cluster/freeze': 'sets one value, which the caller names',
  'staff/credit/set': 'sets one value, which the caller names',
  'staff/evaluation/reply': 'sets one value, which the caller names',
  'staff/instrument/permit': 'sets one value, which the caller names',
  'staff/report/save': 'carries the revision that was shown',
  'staff/sample/place': 'sets one value, which the caller names',
  'staff/setting/popup': 'carries only what changes',
};

const nameOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/4user$|4contact$|4profile$/, '') ?? '';
const fieldsOf = (schema: z.ZodType): string[] => {
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schema.options
      .map((option) => fieldsOf(option as z.ZodType))
      .reduce((all, some) => all.filter((one) => some.includes(one)));
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
};

test('each call that changes a record says from which state, or there is a reason why it does not', () => {
  const without = endpoints.flatMap(([path, { edits }]) =>
    changes.test(nameOf(path)) && edits === undefined ? [path] : [],
  );
  expect(without.sort()).toEqual(Object.keys(reasons));
});

test('an edit takes an etag, and its refusal carries the present record with its etag', () => {
  const edits = endpoints.flatMap(([path, endpoint]) => (endpoint.edits ? [{ path, ...endpoint }] : []));
  expect(edits.length).toBeGreaterThan(12);
  for (const { path, input, edits: record = z.null() } of edits) {
    expect([path, fieldsOf(input), fieldsOf(record)]).toEqual([
      path,
      expect.arrayContaining(['etag']),
      expect.arrayContaining(['etag']),
    ]);
  }
  for (const [, endpoint] of endpoints)
    expect(refusalsOf(endpoint).includes('edited_meanwhile')).toBe(endpoint.edits !== undefined);
});
