import { paths } from '@portal/shared/portal';

/**
 * Returns the URL of a banner slide (specification, section 2): a redirect that starts with http is an external
 * URL, any other the rid of a service. Returns null without a redirect; the slide is then only a picture.
 */
export function slideLink(redirect: string | undefined): string | null {
  if (!redirect) return null;
  return redirect.startsWith('http') ? redirect : paths.detail(redirect);
}
