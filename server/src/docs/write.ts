import { writeFileSync } from 'node:fs';
import { openApiFile, openApiText, staffPageFile, staffPageText } from './file';

/** `npm run openapi -w server`: writes `server/openapi.json` and the table of roles in `docs/staff.md`. */
writeFileSync(openApiFile, openApiText());
writeFileSync(staffPageFile, staffPageText());
