import DOMPurify from 'dompurify';

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'],
  FORBID_ATTR: ['style', 'id', 'name'],
};

/** HTML from content as nodes that are safe to show: no scripts, no styles, no forms. */
export function sanitize(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true });
}
