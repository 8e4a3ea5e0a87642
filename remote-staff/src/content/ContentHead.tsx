import { LinkSwitch } from '@portal/shared/parts';
import { useLocation } from '@portal/shared/portal';
import { Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { desk } from '../ui/session/desk';
import { contentPlaces } from './contentPlaces';

/** The heading of the content desk, and the switch between its parts. */
export const ContentHead = observer(function ContentHead() {
  const { pathname } = useLocation();
  const places = contentPlaces.filter(({ roles }) => desk.may(roles));
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        内容
      </Typography>
      {places.length > 1 && (
        <LinkSwitch
          label="内容"
          links={places.map(({ path, label }) => ({ label, to: path, current: pathname === path }))}
        />
      )}
    </>
  );
});
