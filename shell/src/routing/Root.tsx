import { useStaticMeta, useStaticTitle } from '@portal/shared/portal';
import { useLayoutEffect } from 'react';
import { type Location, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { DialogHost } from '../dialogs/DialogHost';
import { areaPages } from '../layout/areas';
import { Layout } from '../layout/Layout';
import { handleOf } from './handle';

/**
 * Key for restoring the scroll position. Every page that is opened by its URL has the key `default`, which would
 * restore the position of another page. With the path as key a reload keeps the position, and a new page starts at
 * the top.
 */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

interface RootProps {
  /** Called when a location is rendered. */
  readonly onShown: (key: string) => void;
}

/** Everything that stays mounted across navigations. */
export function Root({ onShown }: RootProps) {
  const { key } = useLocation();
  useLayoutEffect(() => onShown(key), [key, onShown]);
  useStaticTitle(handleOf(useMatches().at(-1))?.title);
  useStaticMeta(areaPages);
  return (
    <>
      <Layout />
      <DialogHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
