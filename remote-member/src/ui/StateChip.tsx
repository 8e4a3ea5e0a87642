import { Chip } from '@portal/shared/extras';
import type { OrderState } from '@portal/shared/rules';
import { ownStateLabels } from './stateGroup';

type Tone = 'default' | 'primary' | 'secondary' | 'success' | 'warning';

const tones: Readonly<Record<OrderState, Tone>> = {
  submitted: 'primary',
  confirmed: 'secondary',
  agreed: 'primary',
  awaiting_sample: 'secondary',
  received: 'primary',
  testing: 'primary',
  delivered: 'success',
  billed: 'secondary',
  disputed: 'warning',
  unpaid: 'secondary',
  paid: 'success',
  closed: 'default',
  cancelled: 'default',
};

/** Says that a question about the data of an order waits for its answer. */
export const QuestionChip = () => <Chip size="small" variant="outlined" color="warning" label="疑问待答复" />;

/** The name of an order's state; highlighted when the order waits for the member. */
export function StateChip({ state }: { readonly state: OrderState }) {
  return <Chip size="small" variant="outlined" color={tones[state]} label={ownStateLabels[state]} />;
}
