import { Navigate } from '@portal/shared/portal';
import { observer } from 'mobx-react-lite';
import { desk } from '../ui/session/desk';
import { contentPlaces } from './contentPlaces';

/** Opens the first part of the content desk that the person may work at. */
export const ContentStart = observer(function ContentStart() {
  const first = contentPlaces.find(({ roles }) => desk.may(roles));
  return <Navigate to={first?.path ?? '/staff/today'} replace />;
});
