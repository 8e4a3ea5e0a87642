import { writeFileSync } from 'node:fs';
import { staffPageFile, staffPageText, summaryFile } from './file';
import { contractSummary } from './summary';

/** `npm run openapi -w server`: writes `server/api.txt` and the table of roles in `docs/staff.md`. */
writeFileSync(summaryFile, contractSummary());
writeFileSync(staffPageFile, staffPageText());
