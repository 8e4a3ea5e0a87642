/** The properties of a CallError that are read here. */
interface Refusal {
  readonly id: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The server's parts of a district, which are one field of a form. */
const regionParts = ['province', 'city', 'area', 'address_code'];

/**
 * Maps the server's messages to the form's fields. A nested field (`pickup.phone`) maps to its last part, unless
 * `places` has a field for the whole path. A part of a list (`samples.2.name`) maps to the list's field. `places` also
 * maps error ids to fields.
 */
export function placedMessages(
  { id, message, fields }: Refusal,
  places: Readonly<Record<string, string>>,
): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [path, text] of Object.entries(fields)) {
    const field = path.replace(/\.\d+(?:\..*)?$/, '');
    const last = field.slice(field.lastIndexOf('.') + 1);
    const name = places[field] ?? (regionParts.includes(last) ? 'region' : last);
    if (!messages.has(name)) messages.set(name, text);
  }
  const about = places[id];
  if (about !== undefined && !messages.has(about)) messages.set(about, message);
  return messages;
}
