export {
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
export type { AreaModule, AreaRoute, RoutePlace } from './area';
export { type Portal, PortalProvider, usePortal, useSession } from './context';
export {
  type DialogModule,
  type DialogName,
  type DialogOptions,
  type DialogProps,
  Dialogs,
  type OpenDialog,
} from './dialogs';
export { useDrawn, useHydrated } from './hydrated';
export { useIsLeaving, useSearchParams } from './leaving';
export { Link } from './link';
export {
  type MemberPage,
  type MemberRoutePath,
  memberGroups,
  memberPlace,
  memberRoutes,
} from './memberPages';
export { usePageMeta, useStaticMeta } from './meta';
export { useNewestUrl } from './newestUrl';
export { type Alert, alerts, notify, type Toast, toasts } from './notify';
export { paths } from './paths';
export { dayIn, laterPage, unless, withQuery } from './query';
export { portalName, useStaticTitle, useTitle } from './title';
