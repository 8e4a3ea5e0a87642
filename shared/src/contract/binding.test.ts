/** @jest-environment node */
import { z } from 'zod';
import { type BindingPath, bindingActs, contract, type Endpoint, refusalsOf } from '.';
import { notBinding } from './notBinding';

const calls = Object.entries(contract as Readonly<Record<string, Endpoint>>);
const isBinding = (path: string): path is BindingPath => Object.hasOwn(bindingActs, path);

/** Returns the JSON schema of the input of a call, as a client sends it. */
const inputOf = ({ input }: Endpoint) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });

test('a call carries what was seen exactly when the table says that it binds', () => {
  for (const [path, endpoint] of calls) {
    const { properties = {}, required = [] } = inputOf(endpoint);
    if (!isBinding(path)) {
      expect([path, properties.seen]).toEqual([path, undefined]);
      continue;
    }
    const seen = Object(properties.seen);
    const carried = [...bindingActs[path]].sort();
    expect([path, Object.keys(seen.properties ?? {}).sort(), [...seen.required].sort()]).toEqual([
      path,
      carried,
      carried,
    ]);
    expect([path, required]).toEqual([path, expect.arrayContaining(['seen'])]);
    expect([path, refusalsOf(endpoint)]).toEqual([path, expect.arrayContaining(['seen_changed'])]);
    expect([path, endpoint.input.safeParse(endpoint.example).success]).toEqual([path, true]);
  }
});

/** Last words of the paths of calls that only read. */
const readings = `detail info init months all joined members requests entries
  spending monthsCompared budgets budgetWarnings orders approvals payments suggest group slots free news
  index acknowledge sitemap setting history4user ready2pay export link zip zip4person
  curve file labels shippingLabel receipt voucher quote ready reference
  messages state get waiting receiver exchanges log closing obstacles statement
  settlementList accountStatement reconciliation all4num preview previewLink due withdrawals permissions balance
  check colleagues counts known changes data matchFiles expected find jobs uses records visits goods self invoiceHistory prestoreHistory readyPayNum prestore_rule_balance discount4user relateEquipment testRecord
  dataShare planShare tempDevice qrCodeLogin article device home own services promises turnaround load income open verify price account asked shown member waits view door doorSign overtime`.split(
  /\s+/,
);

/** A call that only reads; one that takes a file or a key changes something, whatever its name is. */
const onlyReads = (path: string, { body, idempotent }: Endpoint): boolean => {
  const last = path.split('/').at(-1) ?? '';
  const isReading = readings.includes(last) || /^(list|search)/.test(last);
  return isReading && body !== 'multipart' && idempotent !== true;
};

test('each call that changes something binds, or is listed with the reason why it carries nothing', () => {
  const listed: string[] = Object.values(notBinding).flat();
  expect(listed).toHaveLength(new Set(listed).size);
  for (const [path, endpoint] of calls) {
    if (onlyReads(path, endpoint)) continue;
    expect([path, isBinding(path) !== listed.includes(path)]).toEqual([path, true]);
  }
});
