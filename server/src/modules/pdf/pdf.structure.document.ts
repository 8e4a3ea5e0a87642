type Pdf = PDFKit.PDFDocument;

/** What a text is in the document, for screen readers (ISO 32000-1, 14.8.4). */
export type Role = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

type Element = PDFKit.PDFStructureElement;

/** Where the next texts of a document belong; undefined where they are no content, such as a table's head on a further page. */
const places = new WeakMap<Pdf, Element | undefined>();

/** Begins the structure of a document: everything that is written afterwards belongs to it. */
export function beginStructure(pdf: Pdf): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  places.set(pdf, root);
}

/** Returns the element that the next text belongs to. */
export const placeOf = (pdf: Pdf): Element | undefined => places.get(pdf);

/** Writes what `work` writes into a new element, such as a table or its row. */
export function within(pdf: Pdf, type: 'Table' | 'TR', work: () => unknown): void {
  const place = places.get(pdf);
  const element = place && pdf.struct(type);
  if (element) place.add(element);
  inPlace(pdf, element, work);
}

/** Draws a picture with the words that stand for it. */
export function asFigure(pdf: Pdf, alt: string, draw: () => unknown): void {
  const place = places.get(pdf);
  place?.add(pdf.struct('Figure', { alt }, [pdf.markStructureContent('Figure')]));
  draw();
  if (place) pdf.endMarkedContent();
}

/** Documents in which an artifact is being written. */
const inArtifact = new WeakSet<Pdf>();

/** Writes what is no content: lines, fills, and texts that stand on each page. */
export function asArtifact(pdf: Pdf, work: () => unknown): void {
  if (inArtifact.has(pdf)) {
    work();
    return;
  }
  inArtifact.add(pdf);
  pdf.markContent('Artifact', { type: 'Layout' });
  inPlace(pdf, undefined, work);
  pdf.endMarkedContent();
  inArtifact.delete(pdf);
}

function inPlace(pdf: Pdf, element: Element | undefined, work: () => unknown): void {
  const before = places.get(pdf);
  places.set(pdf, element);
  work();
  places.set(pdf, before);
}
