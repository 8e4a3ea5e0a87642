import { send } from '../orders';
import { program, type Scenarios, t, who } from './scene';

export const uploadRefusals = {
  'auth/upload4file': { file_type_refused: () => send(t, 'auth/upload4file', {}, program, who.token) },
  'auth/upload4pic': { file_type_refused: () => send(t, 'auth/upload4pic', {}, program, who.token) },
} satisfies Partial<Scenarios>;
