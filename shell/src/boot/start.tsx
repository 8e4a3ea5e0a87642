import { createQueryClient, setTransport } from '@portal/shared/api';
import { Dialogs } from '@portal/shared/portal';
import { when } from 'mobx';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { DialogCode } from '../dialogs/dialogCode';
import { Remotes } from '../remotes/remotes';
import { federationRuntime } from '../remotes/runtime';
import { warmUp } from '../remotes/warmUp';
import { watchReleases } from '../remotes/watchReleases';
import { createPortalRouter } from '../routing/router';
import { cacheResponses, clearCachedResponses } from '../session/cachedResponses';
import { SessionStore } from '../session/sessionStore';
import { firstPage } from './firstPage';
import { bootPage, freshManifest, takeEarly } from './page';
import { Shell } from './Shell';

const { manifest } = bootPage();
const queryClient = createQueryClient();
const dialogs = new Dialogs();
const session = new SessionStore({
  forget: () => {
    queryClient.clear();
    clearCachedResponses();
  },
  onLost: async () => {
    // The login opens in front of the page and its dialogs, which stay open: the interrupted call continues after
    // the login.
    dialogs.openOver('login', { pane: session.rememberedAccount ? 'log' : 'sign-in' });
    await when(() => !dialogs.isOpen('login'));
  },
});
cacheResponses(queryClient, session.signedIn);
setTransport({
  token: session.current,
  renewed: session.renewed,
  requestConsent: session.requestConsent,
  early: takeEarly,
});

const remotes = new Remotes({
  manifest,
  runtime: federationRuntime(manifest.scriptTimeout),
  fresh: freshManifest,
});
const { router, areas } = createPortalRouter({ remotes, session, dialogs, queryClient });
watchReleases(remotes);
warmUp(manifest, remotes, session);
void session.start();

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element #root');
const root = createRoot(element);
await firstPage(router, queryClient);
// In a transition React renders the page in slices, so the browser can handle input in between.
startTransition(() =>
  root.render(
    <StrictMode>
      <Shell
        router={router}
        queryClient={queryClient}
        nonce={manifest.nonce}
        dialogCode={new DialogCode(remotes)}
        portal={{ session, dialogs, prefetch: (path) => void areas.prefetch(path) }}
      />
    </StrictMode>,
  ),
);
