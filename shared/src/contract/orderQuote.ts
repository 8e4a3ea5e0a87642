import { z } from 'zod';
import { components } from './component';
import { fen } from './field';
import { ownPrice } from './priceGroupField';

/** What an order would cost and by what it can be paid. */
export const orderQuote = z
  .object({
    /** The items at the prices of the catalogue. */
    list_fen: fen,
    /** What the member's price group takes off the prices of the catalogue; missing when it takes off nothing. */
    own: z.object({ saved_fen: fen, group: ownPrice.shape.group }).optional(),
    /** The items at the member's prices: those of an accepted quotation or a price group differ from the catalogue. */
    total_fen: fen,
    /** The coupon that is used; null for none. */
    coupon: z.object({ rid: z.string(), name: z.string() }).nullable(),
    discount_fen: fen,
    due_fen: fen,
    /** True for a member of an enterprise, who prepays after signing the agreement. */
    enterprise: z.boolean(),
    /** What the order may use of the member's credit; 0 for enterprises and while another order is overdue. */
    credit_free_fen: fen,
    /** What the member has prepaid, in cash and as bonus, and is not reserved. */
    prepaid_fen: fen,
    /** Points for the payment when it is paid without bonus. */
    points: z.int(),
    /** Groups of the member that may pay a share of the statement, each with the largest share. */
    groups: z.array(z.object({ rid: z.string(), name: z.string(), most_fen: fen })),
  })
  .register(components, { id: 'OrderQuote' });
export type OrderQuote = z.infer<typeof orderQuote>;
