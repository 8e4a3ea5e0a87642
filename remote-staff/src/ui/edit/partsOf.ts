/** Returns the parts of HTML, in a document that runs and loads nothing. */
export function partsOf(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return body;
}
