import { type InvoiceSlot, invoiceSlotNames } from '@portal/shared/rules';

/** A file with the format that its name says. */
interface SlotFile {
  readonly slot: InvoiceSlot;
  readonly file: File;
}

/** Returns the files by format, and the names of those that are none of an invoice or are the second of a format: none is guessed. */
export function bySlot(files: readonly File[]): {
  readonly known: readonly SlotFile[];
  readonly unknown: readonly string[];
} {
  const known = new Map<InvoiceSlot, SlotFile>();
  const unknown: string[] = [];
  for (const file of files) {
    const slot = invoiceSlotNames.find((name) => file.name.toLowerCase().endsWith(`.${name}`));
    if (slot && !known.has(slot)) known.set(slot, { slot, file });
    else unknown.push(file.name);
  }
  return { known: [...known.values()], unknown };
}

/** Returns the numbers of invoices that names of files say: runs of exactly 20 digits, each once. */
export const numbersIn = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => name.match(/(?<!\d)\d{20}(?!\d)/g) ?? [])),
];
