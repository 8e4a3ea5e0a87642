import { useBackCloses } from '@portal/shared/extras';
import { alerts } from '@portal/shared/portal';
import { observer } from 'mobx-react-lite';
import { overPage } from './overPage';

const keys = new WeakMap<() => void, number>();
let lastKey = 0;

/** Returns the key of what a function closes. */
function keyOf(close: () => void): number {
  const key = keys.get(close) ?? ++lastKey;
  keys.set(close, key);
  return key;
}

/** Lets the back button close the messages, panels and waiting dialogs of the frame, whose own code is loaded before this one. */
export const BackCloses = observer(function BackCloses() {
  const [alert] = alerts.queue;
  return (
    <>
      {overPage.map((close) => (
        <Layer key={keyOf(close)} onClose={close} />
      ))}
      {alert && <Layer onClose={alerts.confirm} />}
    </>
  );
});

function Layer({ onClose }: { readonly onClose: () => void }) {
  useBackCloses(true, onClose);
  return null;
}
