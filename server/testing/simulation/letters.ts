import type { Outside } from './outside';
import type { Store } from './store';

/** Copies each letter when it is written, and says when it was taken off the list. It is no part of the portal. */
const copies = `
  CREATE TABLE simulated_letter (rid text PRIMARY KEY, channel text, phone text, text text, gone boolean DEFAULT false);
  CREATE FUNCTION simulate_letter() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO simulated_letter SELECT NEW.rid, NEW.channel, coalesce(NEW.phone, u.phone), NEW.text FROM users u WHERE u.rid = NEW.user_rid;
    ELSIF OLD.given_up IS NULL THEN UPDATE simulated_letter SET gone = true WHERE rid = OLD.rid;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER simulate_letter AFTER INSERT OR DELETE ON outbox FOR EACH ROW EXECUTE FUNCTION simulate_letter();`;

export const watchLetters = (store: Store): Promise<unknown> => store.exec(copies);

interface Letters {
  readonly channel: 'sms' | 'mail';
  readonly key: string;
  /** How often it was written, and how often taken off the list as sent. */
  readonly written: number;
  readonly gone: number;
}

const counted = `SELECT channel, CASE channel WHEN 'mail' THEN rid ELSE phone || ' ' || text END AS key,
    count(*)::int AS written, count(*) FILTER (WHERE gone)::int AS gone
  FROM simulated_letter GROUP BY 1, 2`;

/**
 * Returns letters that the portal counts as sent and no provider took, and those that it sent again though it had heard of them. A
 * process that was killed may have sent one more of each.
 */
export async function wrongLetters(
  store: Store,
  { taken, unheard }: Outside,
  kills: number,
): Promise<string[]> {
  const { rows } = await store.query<Letters>(counted);
  const took = countsOf(taken);
  const lost = countsOf(unheard);
  return rows.flatMap(({ key, written, gone }) => {
    const times = took.get(key) ?? 0;
    if (times < gone) return `a letter was never sent: ${key}`;
    return times > written + (lost.get(key) ?? 0) + kills ? `a letter was sent ${times} times: ${key}` : [];
  });
}

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
