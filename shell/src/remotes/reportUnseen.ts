import type { FailureClass } from '../../manifest/failureClass';
import { RemoteFailure } from './remoteFailure';

/** Reports a failure that has no place in the page to the console and to the gateway. */
export function reportUnseen(remote: string, reason: FailureClass, error: unknown): void {
  reportError(error);
  import(/* webpackChunkName: 'failure' */ './reports')
    .then(({ reportFailure }) => reportFailure(new RemoteFailure(remote, reason, error)))
    .catch(() => {});
}
