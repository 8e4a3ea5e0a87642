import { setTransport } from '@portal/shared/api';
import { FakeServer, member } from '@portal/shared/testing';
import { MemberDocument } from '../session/memberDocument';
import { SessionStore } from '../session/sessionStore';

/** One hour in milliseconds. */
export const hour = 3600_000;

/** Stores a token that expires in `left` milliseconds, of `owner` if it is known. */
export function storeToken(left: number, access = 'old', owner?: string) {
  const value = { access, refresh: `${access}-refresh`, expiresAt: Date.now() + left, member: owner };
  localStorage.setItem('portal.token', JSON.stringify({ v: 1, value }));
}

/** A session store whose calls go to a fake server with these handlers. */
export function setUp(handlers: ConstructorParameters<typeof FakeServer>[0] = {}) {
  const server = new FakeServer({
    'auth/user/info': () => member({ cartNum: 3, messageNum: 2 }),
    'auth/user/logout': () => null,
    'open/refresh4token': () => ({
      token: 'new',
      refresh_token: 'new-refresh',
      expires_at: Math.floor(Date.now() / 1000) + 7200,
    }),
    ...handlers,
  });
  globalThis.fetch = server.fetch;
  const forget = jest.fn();
  const refetch = jest.fn();
  const onEntered = jest.fn();
  const onLost = jest.fn(async (): Promise<string | undefined> => undefined);
  /** Receives what is opened as a new document. */
  const opened = jest.fn();
  const document = new MemberDocument(opened);
  const options = { document, forget, refetch, onEntered, onLost };
  const session = new SessionStore(options);
  setTransport({
    token: session.current,
    renewed: session.renewed,
    requestConsent: session.requestConsent,
    drawnFor: session.drawnFor,
    memberChanged: session.memberChanged,
  });
  return { server, session, forget, refetch, onEntered, onLost, opened, document, options };
}
