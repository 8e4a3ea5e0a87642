import { useStandingMeta, useStandingTitle } from '@portal/shared/portal';
import { type Location, ScrollRestoration, useMatches } from 'react-router-dom';
import { DialogHost } from '../dialogs/DialogHost';
import { Layout } from '../layout/Layout';
import { handleOf } from './handle';

/**
 * Every page that is opened by its address has the key `default`: by that key it would begin where another one
 * was left. By its path a reload stays where it was, and a page that was not here before begins at the top.
 */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Everything that stays while pages come and go. */
export function Root() {
  useStandingTitle(handleOf(useMatches().at(-1))?.title);
  useStandingMeta();
  return (
    <>
      <Layout />
      <DialogHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
