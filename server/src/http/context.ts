import { type Data, errors, type Path, type RefusalId } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/client';
import type { Deps, Log } from '../deps';
import { type Refusal, type RefusalDetails, refuse } from './error';
import type { Once } from './idempotency';
import type { Member } from './member';
import type { UploadedFile } from './upload';

/** What the handler of a call receives besides its input. */
export interface Context<P extends Path = Path> extends Pick<Deps, 'env' | 'secret' | 'ports' | 'now'> {
  /** For an idempotent call with a key, joins the transaction that stores the answer. */
  readonly db: Db;
  /** The key of the call, for handlers that use it themselves (`ownKey` of the route). */
  readonly once: Once<Data<P>>;
  readonly request: FastifyRequest;
  readonly log: Log;
  /** Sets a header of the answer; a stored answer to a repeated call has none of them. */
  setHeader(name: string, value: string): void;
  /** The caller. Refuses with token_missing in an open call. */
  readonly member: Member;
  /** The caller of an open call; undefined without a valid token. */
  caller(): Promise<Member | undefined>;
  /** The field `file` of a multipart call. Refuses with file_missing when there is none. */
  readonly file: UploadedFile;
  /** The same for calls whose contract says `file: 'optional'`. */
  readonly attached: UploadedFile | undefined;
  /** All fields `file`, in their order, of calls whose contract allows several `files`. */
  readonly allAttached: readonly UploadedFile[];
  /** `throw refuse('not_found')`; accepts the refusals that the contract declares for the call. */
  refuse(id: RefusalId<P>, details?: RefusalDetails): Refusal;
}

interface Found<P extends Path> {
  readonly once: Once<Data<P>>;
  readonly setHeader: Context['setHeader'];
  readonly db: Db;
  readonly member: Member | undefined;
  readonly files: readonly UploadedFile[];
  caller(): Promise<Member | undefined>;
}

export function createContext<P extends Path>(
  deps: Deps,
  request: FastifyRequest,
  found: Found<P>,
): Context<P> {
  return {
    env: deps.env,
    secret: deps.secret,
    ports: deps.ports,
    now: () => deps.now(),
    db: found.db,
    once: found.once,
    request,
    log: request.log,
    setHeader: found.setHeader,
    attached: found.files[0],
    allAttached: found.files,
    refuse,
    caller: found.caller,
    get member() {
      if (!found.member) throw refuse('token_missing');
      return found.member;
    },
    get file() {
      const [file] = found.files;
      if (!file) throw refuse('file_missing', { fields: { file: errors.file_missing.msg } });
      return file;
    },
  };
}
