import { type Endpoint, type ErrorId, errors, refusalsOf } from '@portal/shared/contract';
import type { Json } from './component';

/**
 * Collects the responses of refused calls. Calls that refuse with the same ids under a status share one component,
 * which is named by these ids.
 */
export class RefusalResponses {
  private readonly found = new Map<string, readonly ErrorId[]>();

  /** Responses by status, one for each status of the refusals that the contract names for the call. */
  of(endpoint: Endpoint): Json {
    const ids = refusalsOf(endpoint);
    const statuses = new Set(ids.map((id) => errors[id].status));
    return Object.fromEntries(
      [...statuses].map((status) => [
        status,
        this.reference(ids.filter((id) => errors[id].status === status)),
      ]),
    );
  }

  /** All components by name, in alphabetical order. */
  all(): Json {
    const sorted = [...this.found].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, ids]) => [name, response(ids)]));
  }

  private reference(ids: readonly ErrorId[]): Json {
    const name = [...ids].sort().join('.');
    this.found.set(name, ids);
    return { $ref: `#/components/responses/${name}` };
  }
}

const response = (ids: readonly ErrorId[]): Json => ({
  description: ids.map((id) => `\`${id}\`: ${errors[id].msg}`).join('; '),
  content: {
    'application/json': {
      schema: {
        $ref: '#/components/schemas/FailedEnvelope',
        properties: { data: { properties: { error: { enum: ids } } } },
      },
    },
  },
});
