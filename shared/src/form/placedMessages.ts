/** What is read of a CallError. */
interface Refusal {
  readonly id: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The server's parts of a district, which a form has as one field. */
const regionParts = ['province', 'city', 'area', 'address_code'];

/**
 * The server's messages by field of the form. A nested field (`pickup.phone`) goes by its last part, unless
 * `places` names a field for the whole path; `places` also names fields for error ids.
 */
export function placedMessages(
  { id, message, fields }: Refusal,
  places: Readonly<Record<string, string>>,
): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [path, text] of Object.entries(fields)) {
    const last = path.slice(path.lastIndexOf('.') + 1);
    const name = places[path] ?? (regionParts.includes(last) ? 'region' : last);
    if (!messages.has(name)) messages.set(name, text);
  }
  const about = places[id];
  if (about !== undefined && !messages.has(about)) messages.set(about, message);
  return messages;
}
