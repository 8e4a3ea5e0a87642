import type { FastifyReply } from 'fastify';
import type { Served } from '../releases/bootManifest';

/** Returns whether all scripts of an area have hashes. An area without a release loads none. */
const isHashed = ({ choice, override }: Served) =>
  override === undefined && (choice?.release.allHashed ?? true);

/**
 * Lets the browser refuse scripts without an integrity hash (Chromium 138; others ignore the header), unless an area of
 * the page loads some: a developer's override, or a release of another build.
 */
export function requireIntegrity(reply: FastifyReply, served: readonly Served[]): void {
  if (served.every(isHashed)) reply.header('integrity-policy', 'blocked-destinations=(script)');
}
