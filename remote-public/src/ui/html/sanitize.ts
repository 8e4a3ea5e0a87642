import DOMPurify from 'dompurify';

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'],
  FORBID_ATTR: ['style', 'id', 'name'],
};

/**
 * Wraps each table in a container that scrolls, also by keyboard, so that a wide table does not widen a phone's
 * page.
 */
function framed(content: DocumentFragment): DocumentFragment {
  for (const table of content.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = 'table-frame';
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', '表格');
    table.replaceWith(frame);
    frame.append(table);
  }
  return content;
}

/** Parses HTML from content and returns safe nodes without scripts, styles and forms. */
export function sanitize(html: string): DocumentFragment {
  return framed(DOMPurify.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true }));
}
