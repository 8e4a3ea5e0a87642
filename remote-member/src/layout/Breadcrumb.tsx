import { Trail, type TrailStep } from '@portal/shared/parts';
import { memberPlace, paths, useLocation } from '@portal/shared/portal';

/** Breadcrumb from the home page to a member page. */
export function Breadcrumb() {
  const { page, below } = memberPlace(useLocation().pathname) ?? {};
  const address = page && `${paths.member}/${page.path}`;
  const center: TrailStep = { name: '个人中心', to: paths.memberCenter };
  if (!page || !address || address === paths.memberCenter) return <Trail here={center.name} />;
  if (!below) return <Trail steps={[center]} here={page.label} />;
  return <Trail steps={[center, { name: page.label, to: address }]} here={below.label} />;
}
