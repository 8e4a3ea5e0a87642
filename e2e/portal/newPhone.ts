// Numbers of 150 are in no demo data and in no test.
let last = 15_000_000_000;

/** Returns a phone number that no other test of this worker's portal has. */
export const newPhone = (): string => String(++last);
