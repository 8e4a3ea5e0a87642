import type { FastifyInstance } from 'fastify';
import { reports } from './reportFormat';
import { ReportLimit } from './reportLimit';
import type { ReportLog } from './reportLog';

/** Maximum size of a request in bytes. */
const bodyLimit = 4096;

/** Receives what pages report of the areas: `POST /reports`, sent by `navigator.sendBeacon`, which reads no answer. */
export function receiveReports(app: FastifyInstance, log: ReportLog, sample: number): void {
  const limit = new ReportLimit();
  app.post('/reports', { bodyLimit }, (request, reply) => {
    const site = request.headers['sec-fetch-site'] ?? 'same-origin';
    if (site !== 'same-origin') return reply.code(403).send();
    if (!limit.allows(request.ip)) return reply.code(429).send();
    const parsed = reports.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    for (const report of parsed.data.reports) log.add(report, 1 / sample);
    return reply.code(204).send();
  });
}
