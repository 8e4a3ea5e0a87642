import { firstCharacters } from '../rules';
import { detailOf, nameWord, partsOf, storedName } from './addressName';
import { addressText } from './addressText';
import { findRegion } from './findRegion';
import { noRegion, type Region, type RegionNames } from './region';
import { simplifiedPlaces } from './traditionalPlaces';

/** The parts of a pasted address; a part that was not found is empty. */
export interface ParsedAddress {
  readonly name: string;
  readonly phone: string;
  /** Without a district (and its code) when the text names only province and city. */
  readonly region: Region;
  /** Street, building and room. */
  readonly address: string;
}

/** Longer texts are no addresses. */
const maxLength = 400;

/**
 * Takes an address apart that was copied from a message or another shop: name, phone, region and detail in any
 * order, with or without labels and separators, in simplified or traditional letters. Identity numbers and postcodes are left
 * out. `names` are the districts by GB/T 2260.
 */
export function parseAddress(pasted: string, names: RegionNames): ParsedAddress {
  const { text, phone, extension } = addressText(firstCharacters(pasted, maxLength));
  const found = findRegion(simplifiedPlaces(text), names);
  const before = partsOf(text.slice(0, found?.start ?? 0));
  const after = partsOf(text.slice(found?.end ?? 0));
  const name = nameWord(before, after);
  return {
    name: storedName(name, extension),
    phone,
    region: found?.region ?? noRegion,
    address: detailOf([...after.words, ...before.words], name),
  };
}
