import { Signer as PdfSigner, SignPdf } from '@signpdf/signpdf';
import type { Pdf } from './pdf.sheet.document';

/** What a reader of the PDF shows about its signature. */
export interface SignatureField {
  /** Who signs, as the certificate names it. */
  readonly name: string;
  readonly reason: string;
  readonly at: Date;
  /** Room for the signature, in bytes. */
  readonly room: number;
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The catalogue of the document; it has a form after `initForm`. */
      readonly _root: { readonly data: { readonly AcroForm?: { readonly data: FormData } } };
    }
    /** Entries of the dictionary of a form. */
    interface FormData {
      readonly Fields: unknown[];
      SigFlags?: number;
      NeedAppearances?: boolean;
    }
  }
}

/** Stands for a number that is known when the file is complete; @signpdf looks for it. */
const unknownNumber = '**********';

/** PDFKit writes a `String` object as a text, and a plain string as a name. */
const words = (text: string): unknown => Object(text);

/** Adds an invisible field for a signature (ISO 32000-1, 12.8.1; PAdES by its subfilter). It is filled by {@link signPdf}. */
export function addSignatureField(pdf: Pdf, { name, reason, at, room }: SignatureField): void {
  const signature = pdf.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, unknownNumber, unknownNumber, unknownNumber],
    Contents: Buffer.alloc(room),
    M: at,
    Name: words(name),
    Reason: words(reason),
  });
  const field = pdf.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    Rect: [0, 0, 0, 0],
    // Printed, and locked.
    F: 132,
    T: words('Signature1'),
    V: signature,
    P: pdf.page.dictionary,
  });
  pdf.page.annotations.push(field);
  for (const one of [signature, field]) one.end(undefined);
  pdf.initForm();
  const form = pdf._root.data.AcroForm;
  if (!form) throw new Error('a document with a form has one');
  form.data.Fields.push(field);
  // Signatures exist, and the file may only be appended to; no reader draws its fields anew.
  form.data.SigFlags = 3;
  delete form.data.NeedAppearances;
}

/** Fills the field of a complete PDF with the signature (DER) over all other bytes. */
export async function signPdf(
  bytes: Buffer,
  signatureOf: (content: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  class Sealing extends PdfSigner {
    override sign(content: Buffer): Promise<Buffer> {
      return signatureOf(content);
    }
  }
  return new SignPdf().sign(bytes, new Sealing());
}
