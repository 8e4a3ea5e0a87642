import type { AreaRoute } from '@portal/shared/portal';
import type { StaffRole } from '@portal/shared/rules';
import { type Handlers, renderRoute } from '@portal/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ComponentType } from 'react';
import { desk, deskQueries } from '../ui/session/desk';

/** Opens a page of the desk, where nothing waits unless the server says so. */
export function openAtDesk(Page: ComponentType, server: Handlers, { at = '/', path = '' } = {}) {
  deskQueries.clear();
  const Shown = () => (
    <QueryClientProvider client={deskQueries}>
      <Page />
    </QueryClientProvider>
  );
  const page = { title: '工作台', page: async () => Shown };
  const routes: readonly AreaRoute[] = [path === '' ? { index: true, ...page } : { path, ...page }];
  return renderRoute({ routes, at, server: { 'staff/desk/counts': () => ({ list: [] }), ...server } });
}

/** The dialog that is open. */
export const dialogOf = async () => within(await screen.findByRole('dialog'));

/** Who works at the desk. */
export const be = (...roles: readonly StaffRole[]): void =>
  runInAction(() => {
    desk.self = {
      account: 'li',
      name: '李',
      roles: [...roles],
      locked: null,
      second_factor: true,
      created: '2026-11-01T00:00:00Z',
    };
  });
