import { fileURLToPath } from 'node:url';
import { openApi } from './openapi';

/** The committed document, so that reviews show changes of the API. */
export const openApiFile = fileURLToPath(new URL('../../openapi.json', import.meta.url));

export const openApiText = (): string => `${JSON.stringify(openApi(), null, 2)}\n`;
