import DOMPurify from 'dompurify';

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'],
  FORBID_ATTR: ['style', 'id', 'name'],
};

/** Puts each table into a place of its own that scrolls, by keyboard too: a wide one must not widen a phone's page. */
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

/** HTML from content as nodes that are safe to show: no scripts, no styles, no forms. */
export function sanitize(html: string): DocumentFragment {
  return framed(DOMPurify.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true }));
}
