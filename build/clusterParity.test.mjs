import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../scripts/stale.mjs';

/** What docker-compose.yml has, Kubernetes has too: each service, variable and mount has its place in deploy/kubernetes, or a reason here. */
const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
const folder = join(root, 'deploy/kubernetes');
const yamlOf = (path) =>
  readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(path, name));
const objects = [...yamlOf(folder), ...yamlOf(join(folder, 'jobs'))].flatMap((file) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS()),
);
const find = (kind, name) =>
  objects.find((one) => one.kind === kind && [one.metadata?.name, one.metadata?.generateName].includes(name));

const places = {
  postgres: ['Cluster', 'portal-db'],
  api: ['Deployment', 'api'],
  staff: ['Job', 'staff-'],
  backup: ['ScheduledBackup', 'portal-db'],
  shell: ['Deployment', 'gateway'],
  releases: ['Deployment', 'releases'],
  release: ['Job', 'release-'],
};

/** Of a service, or of a variable or a mount of it. */
const reasons = {
  restore: 'a new Cluster with bootstrap.recovery from the bucket (docs/scale.md)',
  'remote-auth': 'served by releases; a server of its own is a Deployment of the team',
  'remote-experiment': 'as remote-auth',
  'remote-member': 'as remote-auth',
  'remote-public': 'as remote-auth',
  'remote-staff': 'as remote-auth',
  'staff /files':
    'a pod has no files of the person: commands that read some run from outside (jobs/staff.yaml)',
};

const podOf = ({ spec }) => spec.template?.spec;
const withoutFile = (name) => name.replace(/_FILE$/, '');
const isPlace = ([kind]) => kind === 'Deployment' || kind === 'Job';
const running = Object.entries(places).filter(([, place]) => isPlace(place));

function variablesOf(pod) {
  const [container] = pod.containers;
  const maps = (container.envFrom ?? []).flatMap(({ configMapRef }) =>
    Object.keys(find('ConfigMap', configMapRef.name).data),
  );
  return [...maps, ...(container.env ?? []).map(({ name }) => name)].map(withoutFile);
}

/** Paths inside a container that compose mounts; secrets are compared by their variables. */
const mountsOf = ({ volumes = [] }) => volumes.map((text) => text.replace(/\$\{[^}]*\}/g, '').split(':')[1]);
const isMounted = (pod, path) =>
  pod.containers[0].volumeMounts.some(
    ({ mountPath }) =>
      path === mountPath ||
      pod.containers[0].env?.some(
        ({ value }) => value.startsWith(`${mountPath}/`) && value.endsWith(path.split('/').at(-1)),
      ),
  );

test('each service has its place, and each place is there', () => {
  const missing = Object.keys(compose.services).filter((name) => !(name in places) && !(name in reasons));
  expect(missing).toEqual([]);
  for (const [name, [kind, object]] of Object.entries(places))
    expect([name, find(kind, object) !== undefined]).toEqual([name, true]);
});

test.each(running)('each variable and each mount of %s has its place', (name, place) => {
  const service = compose.services[name];
  const pod = podOf(find(...place));
  const known = variablesOf(pod);
  const variables = Object.keys(service.environment ?? {}).map(withoutFile);
  expect(variables.filter((one) => !known.includes(one) && !reasons[`${name} ${one}`])).toEqual([]);
  expect(mountsOf(service).filter((path) => !isMounted(pod, path) && !reasons[`${name} ${path}`])).toEqual(
    [],
  );
});

test('no reason is of something that is gone', () => {
  const known = Object.entries(compose.services).flatMap(([name, service]) => [
    name,
    ...mountsOf(service).map((path) => `${name} ${path}`),
    ...Object.keys(service.environment ?? {}).map((one) => `${name} ${withoutFile(one)}`),
  ]);
  expect(Object.keys(reasons).filter((name) => !known.includes(name))).toEqual([]);
});

test('a release is written to the volume that is served', () => {
  const volume = ([kind, name]) =>
    podOf(find(kind, name)).volumes.find((one) => one.persistentVolumeClaim)?.persistentVolumeClaim.claimName;
  expect(volume(places.release)).toBe(volume(places.releases));
  const { volumeMounts } = podOf(find(...places.release)).containers[0];
  expect(volumeMounts.find(({ mountPath }) => mountPath === '/releases').readOnly).toBeUndefined();
});

test('the list of areas is that of remotes.config.json', () => {
  const listed = find('ConfigMap', 'remotes').data['remotes.config.json'];
  expect(JSON.parse(listed)).toEqual(JSON.parse(readFileSync(join(root, 'remotes.config.json'), 'utf8')));
});

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;
(hasKubectl ? test : test.skip)(
  `kubectl renders the base${hasKubectl ? '' : ' (kubectl is not installed)'}`,
  () => {
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const rendered = parseAllDocuments(stdout).map((document) => document.toJS());
    const ofBase = yamlOf(folder)
      .filter((file) => !file.endsWith('kustomization.yaml'))
      .flatMap((file) => parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS()));
    const named = (all) => all.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort();
    expect(named(rendered)).toEqual(named(ofBase));
    expect(stdout).not.toMatch(/image: portal\//);
  },
);
