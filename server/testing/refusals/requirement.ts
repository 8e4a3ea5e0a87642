import { newPhone } from '../account';
import { send } from '../orders';
import { program, type Scenarios, t } from './scene';

export const requirementRefusals = {
  'open/web/requirement/add': {
    file_type_refused: () =>
      send(t, 'open/web/requirement/add', { name: '王', phone: newPhone(), content: '测' }, program),
  },
} satisfies Partial<Scenarios>;
