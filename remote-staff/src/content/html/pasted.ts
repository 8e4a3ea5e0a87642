import { partsOf } from '../../ui/edit/partsOf';
import { picturePattern } from './schema';

interface Pasted {
  readonly html: string;
  /** Pictures of other sites and of documents, which can't be kept. */
  readonly lost: number;
}

/**
 * Returns pasted HTML without what word processors and WeChat put around the text. Styles are read as data, because the page's
 * policy allows none in HTML. Lists of Word, which are paragraphs with a sign, become lists.
 */
export function cleanPasted(html: string): Pasted {
  const tags = /<[^>]*>/g;
  const body = partsOf(html.replace(tags, (tag) => tag.replace(/\sstyle=/gi, ' data-style=')));
  for (const part of body.querySelectorAll('style, script, meta, link, title, xml, svg')) part.remove();
  for (const part of body.querySelectorAll(
    '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]',
  ))
    part.remove();
  wordLists(body);
  const pictures = [...body.querySelectorAll('img')];
  const lost = pictures.filter((picture) => !picturePattern.test(picture.getAttribute('src') ?? ''));
  for (const picture of lost) picture.remove();
  for (const part of body.querySelectorAll('p, section, div'))
    if (part.textContent?.trim() === '' && !part.querySelector('img, table')) part.remove();
  return { html: body.innerHTML, lost: lost.length };
}

/** Paragraphs of a list in Word follow each other, each with its list in its style. */
function wordLists(body: HTMLElement): void {
  for (const part of [...body.querySelectorAll<HTMLElement>('p[data-style*="mso-list" i]')]) {
    const before = part.previousElementSibling;
    const isNumbered = /^\s*[(（]?\d+[.、)）]/.test(part.textContent ?? '');
    const name = isNumbered ? 'ol' : 'ul';
    const list =
      before?.tagName === name.toUpperCase() && before.hasAttribute('data-word')
        ? before
        : part.ownerDocument.createElement(name);
    if (list !== before) {
      list.setAttribute('data-word', '');
      part.before(list);
    }
    const item = part.ownerDocument.createElement('li');
    item.append(...part.childNodes);
    list.append(item);
    part.remove();
  }
}
