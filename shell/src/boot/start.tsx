import { createQueryClient, setTransport } from '@portal/shared/api';
import { Dialogs, notify, paths } from '@portal/shared/portal';
import { when } from 'mobx';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { DialogCode } from '../dialogs/dialogCode';
import { isBare } from '../layout/areas';
import { ownFetch } from '../remotes/ownGlobals';
import { Remotes } from '../remotes/remotes';
import { federationRuntime } from '../remotes/runtime';
import { warmUp } from '../remotes/warmUp';
import { hearingReleases, watchReleases } from '../remotes/watchReleases';
import { handleOf } from '../routing/handle';
import { createPortalRouter } from '../routing/router';
import { cacheResponses, clearCachedResponses } from '../session/cachedResponses';
import { MemberDocument, takeSaid } from '../session/memberDocument';
import { SessionStore } from '../session/sessionStore';
import { drawnState, fillAnswers, isAsDrawn } from './drawn';
import { firstPage } from './firstPage';
import { nextTask } from './nextTask';
import { bootPage, freshManifest } from './page';
import { Shell } from './Shell';
import { styleCache } from './styleCache';

const { manifest } = bootPage();
const queryClient = createQueryClient();
const dialogs = new Dialogs();
const memberDocument = new MemberDocument();
const session = new SessionStore({
  document: memberDocument,
  isAside: () => isBare(window.location.pathname),
  forget: () => {
    // What is shown of a member goes with the document; of a visitor it goes on.
    queryClient.removeQueries({ type: 'inactive' });
    clearCachedResponses();
  },
  refetch: () => void queryClient.invalidateQueries(),
  onEntered: () => {
    const { current } = dialogs;
    if (current?.name !== 'login') return;
    if (current.nextDialog === undefined) dialogs.close();
    else dialogs.open(current.nextDialog);
    if (current.next !== undefined) void router.navigate(current.next);
  },
  onLost: async () => {
    // The login opens in front of the page and its dialogs, which stay open: the interrupted call continues after
    // the login.
    dialogs.openOver('login', { pane: session.rememberedAccount ? 'log' : 'sign-in' });
    await when(() => !dialogs.isOpen('login'));
    const isGuarded = handleOf(router.state.matches.at(-1)?.route)?.needsLogin;
    return isGuarded ? paths.home : undefined;
  },
});
const drawn = drawnState();
const restore = () => cacheResponses(queryClient, () => session.sync() && session.signedIn);
// A drawn page begins with the answers that it was drawn with.
if (drawn) fillAnswers(queryClient, drawn);
else restore();
setTransport({
  token: session.current,
  renewed: session.renewed,
  requestConsent: session.requestConsent,
  drawnFor: session.drawnFor,
  memberChanged: session.memberChanged,
  queries: queryClient,
  fetch: hearingReleases(ownFetch),
});

const remotes = new Remotes({
  manifest,
  runtime: federationRuntime(manifest.scriptTimeout),
  fresh: freshManifest,
});
await nextTask();
const { router, areas } = createPortalRouter({ remotes, session, dialogs, queryClient });
watchReleases(remotes);
const element = document.getElementById('root');
if (!element) throw new Error('The page has no element #root');
let root: Root | undefined;
const show = (next: Root) => {
  root = next;
  memberDocument.shows(next);
  return next;
};
const rebuild = () => {
  // A document that was left stays empty.
  if (memberDocument.isLeft) return false;
  root?.unmount();
  show(createRoot(element)).render(app);
  return true;
};
warmUp(manifest, { remotes, session, areas, root: element, rebuild });
if (!isBare(window.location.pathname)) void session.start();

const cache = styleCache(manifest.nonce);
const dialogCode = new DialogCode(remotes);
const portal = {
  session,
  dialogs,
  nonce: manifest.nonce,
  prefetch: (path: string) => void areas.prefetch(path),
};
const takesOver = drawn !== undefined && (await isAsDrawn(router, drawn));
// After loading data again the router sets no scroll position: who has scrolled the drawn page stays there.
await (takesOver ? router.revalidate() : firstPage(router, queryClient));
let replay: (() => void) | undefined;
let wasShown = false;
const onShown = () => {
  // Nothing is repeated when the page is rendered again.
  if (wasShown) return;
  wasShown = true;
  if (drawn) restore();
  replay?.();
  const said = takeSaid();
  if (said !== undefined) notify.success(said);
};
const app = (
  <StrictMode>
    <Shell {...{ cache, queryClient, portal, dialogCode, onShown }} drawn={takesOver}>
      <RouterProvider router={router} />
    </Shell>
  </StrictMode>
);
// In a transition React renders the page in slices, so the browser can handle input in between.
startTransition(() => {
  if (memberDocument.isLeft) return;
  replay = window.__portal?.takeInput?.();
  if (takesOver) show(hydrateRoot(element, app));
  else show(createRoot(element)).render(app);
});
