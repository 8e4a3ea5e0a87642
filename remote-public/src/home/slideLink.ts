import { paths } from '@portal/shared/portal';

/**
 * Where a banner slide leads (specification, section 2): what starts with http is an outside page, anything
 * else the rid of a project; without a redirect the slide is only a picture.
 */
export function slideLink(redirect: string | undefined): string | null {
  if (!redirect) return null;
  return redirect.startsWith('http') ? redirect : paths.detail(redirect);
}
