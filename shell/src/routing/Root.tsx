import { useTitle } from '@portal/shared/portal';
import { ScrollRestoration, useMatches } from 'react-router';
import { DialogHost } from '../dialogs/DialogHost';
import { Layout } from '../layout/Layout';
import { handleOf } from './handle';

/** Everything that stays while pages come and go. */
export function Root() {
  useTitle(handleOf(useMatches().at(-1))?.title);
  return (
    <>
      <Layout />
      <DialogHost />
      <ScrollRestoration />
    </>
  );
}
