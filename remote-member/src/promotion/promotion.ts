import type { Data } from '@portal/shared/contract';

/** What a member sees of promotion: state, terms, funnel and rebates. */
export type Promotion = Data<'auth/myPromotion/init'>;
