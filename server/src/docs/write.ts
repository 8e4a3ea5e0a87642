import { writeFileSync } from 'node:fs';
import { openApiFile, openApiText } from './file';

/** `npm run openapi -w server`: writes `server/openapi.json`. */
writeFileSync(openApiFile, openApiText());
