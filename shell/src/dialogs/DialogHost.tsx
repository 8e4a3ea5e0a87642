import { type DialogProps, paths, useLocation, useNavigate, usePortal } from '@portal/shared/portal';
import { observer } from 'mobx-react-lite';
import { useMatches } from 'react-router-dom';
import { isBare } from '../layout/areas';
import { Contained } from '../layout/Contained';
import { handleOf } from '../routing/handle';
import { keptInvitation } from '../routing/invitation';
import { DialogFailed } from './DialogWaiting';
import { LoadedDialog } from './LoadedDialog';

/** Renders the open dialogs, whose code is in remote-auth. */
export const DialogHost = observer(function DialogHost() {
  const { dialogs, session } = usePortal();
  const navigate = useNavigate();
  const guarded = handleOf(useMatches().at(-1))?.needsLogin === true;
  const onClose: DialogProps['onClose'] = () => {
    dialogs.close();
    // Closing the login on a page that needs a login goes to the home page (specification, section 2).
    if (guarded && !session.signedIn) void navigate(paths.home, { replace: true });
  };
  const invitationCode = keptInvitation();
  return (
    <>
      {dialogs.stack.map(({ name, ...options }) => (
        <Contained
          key={name}
          fallback={(retry) => <DialogFailed name={name} onClose={onClose} onRetry={retry} />}
        >
          <LoadedDialog
            name={name}
            {...(invitationCode && { invitationCode })}
            {...options}
            onClose={onClose}
          />
        </Contained>
      ))}
      <MissingConsent />
    </>
  );
});

/** Asks for missing consents over every page except the documents themselves. Closing it logs out. */
const MissingConsent = observer(function MissingConsent() {
  const { session } = usePortal();
  const { pathname } = useLocation();
  const isRead = pathname === paths.license || pathname === paths.policy;
  if (!session.user?.missingConsents.length || isRead || isBare(pathname)) return null;
  const onClose = () => void session.leave();
  return (
    <Contained fallback={(retry) => <DialogFailed name="consent" onClose={onClose} onRetry={retry} />}>
      <LoadedDialog name="consent" onClose={onClose} />
    </Contained>
  );
});
