import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import { partsOf } from '../../ui/edit/partsOf';

/**
 * Shows a part that stays as HTML, with a button that edits it. The HTML is the server's, which has sanitised it, or was typed by this
 * person; what it is parsed in runs nothing, and the page's policy lets nothing of it run.
 */
export function keptHtmlView(onEdit: (html: string, change: (html: string) => void) => void) {
  return (node: Node, view: EditorView, getPos: () => number | undefined): NodeView => {
    const html = String(node.attrs.html);
    const dom = document.createElement('div');
    dom.className = 'kept-html';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '此段以 HTML 保留，点击修改';
    button.addEventListener('click', () =>
      onEdit(html, (changed) => {
        const at = getPos();
        if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'html', changed));
      }),
    );
    const shown = document.createElement('div');
    shown.append(...shownParts(html));
    dom.append(button, shown);
    return { dom, stopEvent: (event) => event.target === button, ignoreMutation: () => true };
  };
}

/** The parts without what could run or load from elsewhere. */
function shownParts(html: string): readonly ChildNode[] {
  const body = partsOf(html);
  for (const part of body.querySelectorAll('script, style, iframe, form, object, embed, svg, link, meta'))
    part.remove();
  for (const part of body.querySelectorAll('*'))
    for (const { name, value } of [...part.attributes])
      if (/^on|^style$/i.test(name) || /^\s*javascript:/i.test(value)) part.removeAttribute(name);
  return [...body.childNodes];
}
