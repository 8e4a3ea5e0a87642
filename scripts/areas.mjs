/**
 * npm run areas: generates the parts of committed files that depend on the list of remotes and whose format has no
 * wildcard: the references of tsconfig.json and the services of docker-compose.yml.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remotes, workspaces } from '../build/areas.mjs';
import { helpOf } from './help.mjs';
import { root } from './stale.mjs';

function references() {
  const typed = workspaces.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  const lines = typed.map((folder) => `    { "path": "${folder}" }`);
  return `{\n  "files": [],\n  "references": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

const begin = '  # Remotes: written by `npm run areas`.\n';
const end = '  # End of the remotes.\n';

/** A server of its own for one area. It runs for areas whose team wants one, see docs/operations.md. */
const service = (folder) => `  ${folder}:
    <<: *remote
    profiles: [${folder}]
    build: { context: ., dockerfile: build/remote.Dockerfile, args: { REMOTE: ${folder} } }
`;

function services() {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8').replaceAll('\r\n', '\n');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error('docker-compose.yml: the lines around the remotes are missing');
  return before + begin + remotes.map(service).join('\n') + end + after;
}

/** Returns the expected content of each generated file by path. */
export const derivedFiles = () => ({ 'tsconfig.json': references(), 'docker-compose.yml': services() });

/** Writes the generated files. */
export function writeDerived() {
  for (const [file, text] of Object.entries(derivedFiles())) writeFileSync(join(root, file), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  helpOf(import.meta.url);
  writeDerived();
}
