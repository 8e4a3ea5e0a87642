import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Answered, Calls } from '../../manifest/drawing';

/** Calls of a page; a page with more is left to the browser. */
const most = 8;

const success = z.object({ code: z.literal(1), data: z.unknown() });

/** The API did not answer, or has no time: the same call may succeed later. */
export class ApiAway extends Error {}

/** Makes the calls of a page for the address of its visitor, without a token. Rejects when one of them has no data, with
 * `ApiAway` when the API is away. */
export function pageAnswers(app: FastifyInstance, calls: Calls, remoteAddress: string): Promise<Answered[]> {
  if (calls.length > most) return Promise.reject(new Error(`The page makes ${calls.length} calls`));
  return Promise.all(
    calls.map(async (call): Promise<Answered> => {
      const [path, input] = call;
      if (!/^open\/[\w/]+$/.test(path))
        throw new Error(`The page calls ${path}, which is not open to everybody`);
      const payload = JSON.stringify(input);
      const headers = { 'content-type': 'application/json' };
      const response = await app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload,
        headers,
        remoteAddress,
      });
      if (response.statusCode >= 500 || response.statusCode === 429)
        throw new ApiAway(`${path}: ${response.statusCode}`);
      return [call, success.parse(JSON.parse(response.body)).data];
    }),
  );
}
