import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { staffRoleTable } from './staffRoles';

/** The contract in short, committed so that reviews show changes of the API. The whole is answered at `/api/docs/json`. */
export const summaryFile = fileURLToPath(new URL('../../api.txt', import.meta.url));

/** The page that says which role may make which call. */
export const staffPageFile = fileURLToPath(new URL('../../../docs/staff.md', import.meta.url));

/** Returns the page with the table that follows from the contract. */
export const staffPageText = (): string =>
  readFileSync(staffPageFile, 'utf8').replace(
    /(<!-- roles -->\n)[\s\S]*(<!-- \/roles -->)/,
    (_all, start: string, end: string) => `${start}\n${staffRoleTable()}\n\n${end}`,
  );
