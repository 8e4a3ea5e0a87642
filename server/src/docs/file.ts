import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApi } from './openapi';
import { staffRoleTable } from './staffRoles';

/** The committed document, so that reviews show changes of the API. */
export const openApiFile = fileURLToPath(new URL('../../openapi.json', import.meta.url));

export const openApiText = (): string => `${JSON.stringify(openApi(), null, 2)}\n`;

/** The page that says which role may make which call. */
export const staffPageFile = fileURLToPath(new URL('../../../docs/staff.md', import.meta.url));

/** Returns the page with the table that follows from the contract. */
export const staffPageText = (): string =>
  readFileSync(staffPageFile, 'utf8').replace(
    /(<!-- roles -->\n)[\s\S]*(<!-- \/roles -->)/,
    (_all, start: string, end: string) => `${start}\n${staffRoleTable()}\n\n${end}`,
  );
