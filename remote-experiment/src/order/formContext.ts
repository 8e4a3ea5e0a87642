import type { Address, Setting } from '@portal/shared/contract';
import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OrderFields } from './orderFields';

/** What every part of the order form works with. */
export interface OrderFormParts {
  readonly form: UseFormReturn<OrderFields>;
  /** The values with what follows from items and addresses (see settledFields). */
  readonly fields: OrderFields;
  readonly setting: Setting;
  /** Saved addresses in a district with pick-up. */
  readonly offered: readonly Address[];
}

const OrderFormContext = createContext<OrderFormParts | null>(null);

export const OrderFormProvider = OrderFormContext.Provider;

/** The form around this component. Throws outside of one. */
export function useOrderForm(): OrderFormParts {
  const parts = useContext(OrderFormContext);
  if (!parts) throw new Error('useOrderForm: no order form around this component');
  return parts;
}
