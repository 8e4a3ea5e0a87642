import { Box, CircularProgress } from '@portal/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { LoginPage } from '../login/LoginPage';
import { CodeLost } from '../ui/CodeLost';
import { desk, deskQueries } from '../ui/session/desk';
import { ahead } from './ahead';

const loadFrame = () => import('../frame/Frame');
const Frame = lazy(() =>
  loadFrame().then(
    (m) => ({ default: m.Frame }),
    () => ({ default: CodeLost }),
  ),
);
ahead(loadFrame);

const Waiting = () => (
  <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
    <CircularProgress aria-label="正在打开工作台" />
  </Box>
);

/** The desk for whoever has logged in with all steps, and the missing step for everybody else. */
export const Gate = observer(function Gate() {
  return (
    <QueryClientProvider client={deskQueries}>
      {desk.stage === 'asking' && <Waiting />}
      {desk.stage === 'in' && (
        <Suspense fallback={<Waiting />}>
          <Frame />
        </Suspense>
      )}
      {desk.stage !== 'asking' && desk.stage !== 'in' && <LoginPage stage={desk.stage} />}
    </QueryClientProvider>
  );
});
