import { orderIn } from './orderScene';
import { askToClose, call, wrongCode as code, newPassword as password, type Scenarios } from './scene';

export const personalRefusals = {
  'auth/user/close': {
    password_wrong: () => call('auth/user/close', { old: password }),
    code_wrong: () => call('auth/user/close', { code }),
    close_refused: async () => {
      await orderIn('placed');
      return askToClose();
    },
  },
} satisfies Partial<Scenarios>;
