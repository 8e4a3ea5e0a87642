/** What a key event of the browser and one of React have in common. */
interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

/** Code of a key that an input method takes. Safari sends it for the Enter that ends a composition, with `isComposing` false. */
const taken = 229;

/** Returns the key of an event; undefined when it belongs to an input method, which chooses a word or closes its list by it. */
export const pressedKey = ({ key, keyCode, isComposing, nativeEvent }: KeyPress): string | undefined =>
  keyCode === taken || isComposing || nativeEvent?.isComposing ? undefined : key;
