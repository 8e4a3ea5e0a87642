/**
 * The fields of Kubernetes' objects that `deploy/kubernetes` uses, by the field that contains them: kubectl passes over an unknown
 * field, so a misspelled probe or limit would do nothing. Names are those of the API's reference (v1.31), of CloudNativePG 1.24
 * and of Kustomize; a new field is added after it was looked up there. Passed over: `kubernetes-models`, 33 MB of schemas that
 * allow unknown fields and don't have CloudNativePG.
 */
const probe = 'httpGet periodSeconds timeoutSeconds failureThreshold';
const container =
  'name image command args ports env envFrom startupProbe readinessProbe livenessProbe resources securityContext volumeMounts';
const selector = 'matchLabels matchExpressions';
const peer = 'podSelector namespaceSelector ipBlock';

const kinds = {
  Namespace: '',
  ConfigMap: 'data',
  PersistentVolumeClaim: 'spec',
  'PersistentVolumeClaim.spec': 'accessModes resources',
  'PersistentVolumeClaim.spec.resources': 'requests',
  Service: 'spec',
  'Service.spec': 'clusterIP selector ports',
  'Service.spec.ports': 'name port targetPort',
  PodDisruptionBudget: 'spec',
  'PodDisruptionBudget.spec': 'maxUnavailable selector',
  HorizontalPodAutoscaler: 'spec',
  'HorizontalPodAutoscaler.spec': 'scaleTargetRef minReplicas maxReplicas metrics',
  Ingress: 'spec',
  'Ingress.spec': 'ingressClassName tls rules',
  NetworkPolicy: 'spec',
  'NetworkPolicy.spec': 'podSelector policyTypes ingress egress',
  Deployment: 'spec',
  'Deployment.spec': 'replicas selector strategy template',
  Job: 'spec',
  'Job.spec': 'backoffLimit ttlSecondsAfterFinished template',
  CronJob: 'spec',
  'CronJob.spec': 'schedule concurrencyPolicy successfulJobsHistoryLimit failedJobsHistoryLimit jobTemplate',
  ScheduledBackup: 'spec',
  'ScheduledBackup.spec': 'schedule backupOwnerReference cluster',
  PodMonitor: 'spec',
  'PodMonitor.spec': 'selector podMetricsEndpoints',
  Cluster: 'spec',
  'Cluster.spec':
    'instances imageName primaryUpdateStrategy postgresql bootstrap backup storage walStorage resources affinity',
  Pooler: 'spec',
  'Pooler.spec': 'cluster instances type pgbouncer',
};

/** Of the nested objects, by the name of the field. */
const nested = {
  metadata: 'name generateName namespace labels annotations',
  selector,
  podSelector: selector,
  namespaceSelector: selector,
  labelSelector: selector,
  matchExpressions: 'key operator values',
  ingress: 'from ports',
  egress: 'to ports',
  from: peer,
  to: peer,
  ipBlock: 'cidr except',
  strategy: 'type rollingUpdate',
  rollingUpdate: 'maxUnavailable maxSurge',
  template: 'metadata spec',
  'template.spec':
    'restartPolicy terminationGracePeriodSeconds automountServiceAccountToken enableServiceLinks securityContext topologySpreadConstraints initContainers containers volumes',
  topologySpreadConstraints: 'maxSkew topologyKey whenUnsatisfiable labelSelector',
  containers: container,
  initContainers: container,
  env: 'name value',
  envFrom: 'configMapRef',
  configMapRef: 'name',
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  httpGet: 'path port',
  resources: 'requests limits',
  'spec.securityContext': 'runAsNonRoot runAsUser runAsGroup fsGroup seccompProfile',
  'containers.securityContext': 'allowPrivilegeEscalation readOnlyRootFilesystem capabilities',
  'initContainers.securityContext': 'allowPrivilegeEscalation readOnlyRootFilesystem capabilities',
  seccompProfile: 'type',
  capabilities: 'drop',
  volumeMounts: 'name mountPath readOnly',
  volumes: 'name emptyDir secret configMap persistentVolumeClaim',
  configMap: 'name',
  emptyDir: 'sizeLimit',
  secret: 'secretName defaultMode items',
  items: 'key path',
  persistentVolumeClaim: 'claimName',
  scaleTargetRef: 'apiVersion kind name',
  metrics: 'type resource',
  resource: 'name target',
  target: 'type averageUtilization',
  tls: 'hosts secretName',
  rules: 'host http',
  http: 'paths',
  paths: 'path pathType backend',
  backend: 'service',
  service: 'name port',
  port: 'name number',
  ports: 'name containerPort protocol port',
  jobTemplate: 'spec',
  'jobTemplate.spec': 'backoffLimit template',
  backup: 'retentionPolicy barmanObjectStore',
  barmanObjectStore: 'destinationPath endpointURL s3Credentials wal',
  s3Credentials: 'accessKeyId secretAccessKey',
  accessKeyId: 'name key',
  secretAccessKey: 'name key',
  wal: 'compression',
  podMetricsEndpoints: 'port path authorization',
  authorization: 'credentials',
  credentials: 'name key',
  postgresql: 'synchronous parameters',
  synchronous: 'method number dataDurability',
  bootstrap: 'initdb',
  initdb: 'database owner postInitSQL',
  storage: 'size',
  walStorage: 'size',
  affinity: 'enablePodAntiAffinity topologyKey',
  cluster: 'name',
  pgbouncer: 'poolMode parameters',
};

/** Fields whose content has names of our own. */
const free = new Set(['labels', 'annotations', 'data', 'matchLabels', 'requests', 'limits', 'parameters']);

/** Returns the paths of fields that an object of Kubernetes does not have. */
export function unknownFields({ apiVersion: _version, kind, ...object }) {
  const unknown = [];
  const known = (path) =>
    kinds[[kind, ...path].join('.')] ?? nested[path.slice(-2).join('.')] ?? nested[path.at(-1)];
  function walk(value, path) {
    if (Array.isArray(value)) {
      for (const item of value) walk(item, path);
      return;
    }
    if (typeof value !== 'object' || value === null || free.has(path.at(-1))) return;
    const names = (known(path) ?? '').split(' ').concat(path.length === 0 ? 'metadata' : []);
    // A Service's selector is a map of labels.
    if (kind === 'Service' && path.at(-1) === 'selector') return;
    for (const [name, inner] of Object.entries(value))
      if (names.includes(name)) walk(inner, [...path, name]);
      else unknown.push([kind, ...path, name].join('.'));
  }
  walk(object, []);
  return unknown;
}
