import { z } from 'zod';
import { formatMessage, limits, orderStates, seenFields } from '../rules';
import { rid } from './field';

type SeenField = keyof typeof seenFields;

const format = (name: SeenField): string => formatMessage(seenFields[name].label);
const whole = (name: SeenField) => z.int(format(name));
const moment = (name: SeenField) => z.iso.datetime({ offset: true, error: format(name) });

/**
 * What the person saw of the record when agreeing to it. A call that binds picks what its act depends on, as the required
 * field `seen`, and is refused with seen_changed when one of the values is another by then (`bindingActs`).
 */
export const seen = z.strictObject(
  {
    total_fen: whole('total_fen'),
    due_fen: whole('due_fen'),
    owed_fen: whole('owed_fen'),
    waiting_fen: whole('waiting_fen'),
    review_until: moment('review_until').nullable(),
    amount_fen: whole('amount_fen'),
    bonus_fen: whole('bonus_fen'),
    cash_fen: whole('cash_fen'),
    points: whole('points'),
    state: z.enum(orderStates, format('state')),
    revision: whole('revision'),
    sha256: z.string(format('sha256')).regex(/^[0-9a-f]{64}$/, format('sha256')),
    times: z
      .array(
        z.strictObject({
          instrument_rid: rid('instrument'),
          starts: moment('times'),
          ends: moment('times'),
        }),
        format('times'),
      )
      .max(limits.heldReservations, format('times')),
  } satisfies Readonly<Record<SeenField, z.ZodType>>,
  '页面内容已过期，请刷新后重试',
);
