import { call, query } from '@portal/shared/api';
import { useCursorList } from '../ui/useCursorList';
import { type ProtocolFilter, protocolListInput } from './protocolFilter';

const path = 'auth/protocol/list';

/** The member's agreements, page by page, with the counts of all states. */
export function useProtocols(filter: ProtocolFilter) {
  const input = protocolListInput(filter);
  return useCursorList({
    queryKey: query(path, input).queryKey,
    size: input.size,
    load: (before, signal) => call(path, { ...input, before }, { signal }),
  });
}
