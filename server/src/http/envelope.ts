import type { Failure } from '@portal/shared/contract';
import type { Refusal } from './error';

/** Returns the envelope of a successful answer. */
export function success<Data>(data: Data): { code: 1; msg: ''; data: Data } {
  return { code: 1, msg: '', data };
}

/** Returns the envelope of a refusal. */
export function failed(refusal: Refusal, requestId: string): { code: 0; msg: string; data: Failure } {
  const { fields, seen, retryAfter, present } = refusal.details;
  return {
    code: 0,
    msg: refusal.message,
    data: {
      error: refusal.id,
      requestId,
      ...(fields === undefined ? {} : { fields: { ...fields } }),
      ...(seen === undefined ? {} : { seen: { ...seen } }),
      ...(present === undefined ? {} : { present: { ...present } }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    },
  };
}
