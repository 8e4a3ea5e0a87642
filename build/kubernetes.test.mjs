import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../scripts/stale.mjs';
import { unknownFields } from './kubernetesFields.mjs';

const folder = join(root, 'deploy/kubernetes');
const read = (name) => parseAllDocuments(readFileSync(join(folder, name), 'utf8'), { strict: true });
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
const apart = readdirSync(join(folder, 'jobs')).flatMap((name) => read(join('jobs', name)));
const documents = files.flatMap(read);
const objects = documents.map((document) => document.toJS());
const [kustomization] = read('kustomization.yaml').map((document) => document.toJS());

const of = (kind) => objects.filter((object) => object.kind === kind);
const named = (kind, name) => of(kind).find(({ metadata }) => metadata.name === name);
const pods = of('Deployment').map(({ metadata, spec }) => ({
  name: metadata.name,
  labels: spec.template.metadata.labels,
  spec: spec.template.spec,
}));
const containers = pods.flatMap(({ name, spec }) =>
  [...(spec.initContainers ?? []), ...spec.containers].map((container) => ({ name, spec, container })),
);
const matches = (labels, { matchLabels = {} }) =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value);

test('every file is YAML, and part of the base', () => {
  expect([...documents, ...apart].flatMap(({ errors }) => errors)).toEqual([]);
  expect([...kustomization.resources].sort()).toEqual(files.sort());
});

test('has only fields that Kubernetes knows: others would do nothing, without a word', () => {
  expect([...objects, ...apart.map((document) => document.toJS())].flatMap(unknownFields)).toEqual([]);
  const [pod] = structuredClone(of('Deployment'));
  pod.spec.template.spec.containers[0].livenesProbe = {};
  pod.spec.replica = 2;
  expect(unknownFields(pod)).toEqual([
    'Deployment.spec.template.spec.containers.livenesProbe',
    'Deployment.spec.replica',
  ]);
});

test('what refers to pods, ports and volumes finds them', () => {
  for (const { metadata, spec } of of('Deployment'))
    expect([metadata.name, matches(spec.template.metadata.labels, spec.selector)]).toEqual([
      metadata.name,
      true,
    ]);
  for (const { metadata, spec } of [...of('Service'), ...of('PodDisruptionBudget')]) {
    const selector =
      metadata.name && spec.selector.matchLabels ? spec.selector : { matchLabels: spec.selector };
    expect([metadata.name, pods.filter(({ labels }) => matches(labels, selector)).length]).toEqual([
      metadata.name,
      1,
    ]);
  }
  for (const { spec } of of('HorizontalPodAutoscaler'))
    expect(named('Deployment', spec.scaleTargetRef.name)).toBeDefined();
  for (const { name, spec, container } of containers) {
    const ports = (container.ports ?? []).map((port) => port.name);
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      if (spec.containers.includes(container))
        expect([name, probe, ports.includes(container[probe].httpGet.port)]).toEqual([name, probe, true]);
    const volumes = spec.volumes.map((volume) => volume.name);
    for (const mount of container.volumeMounts) expect(volumes).toContain(mount.name);
    expect(kustomization.images.map((image) => image.name)).toContain(container.image);
    for (const { configMapRef } of container.envFrom ?? [])
      expect(named('ConfigMap', configMapRef.name)).toBeDefined();
  }
});

test('each process has a read-only root, no rights, limits, and no token of the cluster', () => {
  for (const { name, spec, container } of containers) {
    expect([name, spec.securityContext.runAsNonRoot, spec.automountServiceAccountToken]).toEqual([
      name,
      true,
      false,
    ]);
    expect([name, container.securityContext]).toEqual([
      name,
      {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    ]);
    expect([name, container.resources]).toEqual([
      name,
      {
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      },
    ]);
  }
});

test('each variable is one that the portal reads, and each secret a file', () => {
  const sources = [
    'server/src/env.ts',
    'server/src/providerEnv.ts',
    'shell/gateway/options.ts',
    'shared/src/node/env.ts',
  ];
  const known = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+)[:,]/gm)].map(
      ([, name]) => name,
    ),
  );
  const variables = [
    ...containers.flatMap(({ container }) => container.env ?? []),
    ...of('ConfigMap')
      .filter(({ metadata }) => metadata.name !== 'remotes')
      .flatMap(({ data }) => Object.entries(data).map(([name, value]) => ({ name, value }))),
  ];
  expect(variables.length).toBeGreaterThan(15);
  const unknown = variables.filter(({ name }) => !known.includes(name.replace(/_FILE$/, '')));
  expect(unknown.map(({ name }) => name)).toEqual([]);
  const secrets = variables.filter(({ name }) => /SECRET|PASSWORD|TOKEN|ACCESS_KEY/.test(name));
  expect(
    secrets.map(({ name, value }) => [name, name.endsWith('_FILE') && value.startsWith('/secrets/')]),
  ).toEqual(secrets.map(({ name }) => [name, true]));
  expect(of('Secret')).toEqual([]);
});

test('only the ingress reaches the gateway, only the gateway the API, and only the API the database', () => {
  const from = (name) =>
    named('NetworkPolicy', name).spec.ingress.flatMap((rule) =>
      rule.from.map(({ podSelector, namespaceSelector }) =>
        Object.values((podSelector ?? namespaceSelector).matchLabels ?? {}).join(),
      ),
    );
  expect(from('gateway')).toEqual(['ingress-nginx']);
  expect(from('api')).toEqual(['gateway']);
  expect(from('releases')).toEqual(['gateway']);
  expect(from('pooler')).toEqual(['api']);
  expect(from('database').filter(Boolean)).toEqual(['api', 'cnpg-system']);
  expect(named('NetworkPolicy', 'nothing').spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
});
