import { z } from 'zod';
import { formatMessage, seenFields } from '../rules';

const amount = (name: keyof typeof seenFields) => z.int(formatMessage(seenFields[name].label));
const moment = (name: keyof typeof seenFields) =>
  z.iso.datetime({ offset: true, error: formatMessage(seenFields[name].label) });

/**
 * What the person saw of the record when agreeing to it. A call that binds picks what its act depends on, as the required
 * field `seen`, and is refused with seen_changed when one of the values is another by then (`bindingActs`).
 */
export const seen = z.strictObject(
  {
    total_fen: amount('total_fen'),
    owed_fen: amount('owed_fen'),
    waiting_fen: amount('waiting_fen'),
    review_until: moment('review_until').nullable(),
  } satisfies Readonly<Record<keyof typeof seenFields, z.ZodType>>,
  '页面内容已过期，请刷新后重试',
);
