import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendNotice } from './page/noticePage';

/** Pages whose form is a requirement or a message to the lab, with what is posted there. */
const forms = {
  '/require': { kind: 'requirement', what: '需求' },
  '/contact': { kind: 'message', what: '留言' },
} as const;

/** Fields of the forms; others, such as an empty file, are not sent on. */
const fields = ['device_rid', 'title', 'content', 'name', 'phone', 'email', 'company'] as const;

/** Bytes of a posted form: the longest texts in percent codes. */
const bodyLimit = 256 * 1024;

const answered = z.union([
  z.object({ code: z.literal(1), data: z.object({ code: z.string() }) }),
  z.object({
    code: z.literal(0),
    msg: z.string(),
    data: z.object({ fields: z.record(z.string(), z.string()).optional() }).nullish(),
  }),
]);

/** Returns a call's body with these texts. A text that is posted twice is one requirement. */
async function callOf(texts: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  const body = new Response(form);
  const key = createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
  return {
    headers: { 'content-type': body.headers.get('content-type') ?? '', 'idempotency-key': key },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

/** Sends what a browser without scripts posts on to the API, and answers with a page: the number, or what is wrong. */
async function post(
  app: FastifyInstance,
  { request, reply, path }: { request: FastifyRequest; reply: FastifyReply; path: keyof typeof forms },
) {
  const { kind, what } = forms[path];
  const typed = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const texts = Object.fromEntries(
    fields.flatMap((name) => (typed.get(name) ? [[name, typed.get(name) ?? '']] : [])),
  );
  const response = await app.inject({
    method: 'POST',
    url: '/api/open/web/requirement/add',
    remoteAddress: request.ip,
    ...(await callOf({ kind, ...texts })),
  });
  const answer = answered.safeParse(
    await Promise.resolve(response.body)
      .then(JSON.parse)
      .catch(() => null),
  );
  if (!answer.success)
    return sendNotice(reply, 503, `${what}未提交`, '服务暂时不可用，请返回后再次提交，或拨打服务热线。');
  if (answer.data.code === 1)
    return sendNotice(reply, 200, `${what}已提交`, `编号 ${answer.data.data.code}，客户经理会尽快与您联系。`);
  const wrong = Object.values(answer.data.data?.fields ?? {});
  const reasons = (wrong.length > 0 ? wrong : [answer.data.msg]).join('；');
  return sendNotice(
    reply,
    response.statusCode,
    `${what}未提交`,
    `${reasons}。请返回上一页修改，已填写的内容还在。`,
  );
}

/** Serves the forms of browsers without scripts. */
export async function servePlainForms(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    const type = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    for (const path of Object.keys(forms) as (keyof typeof forms)[])
      scope.post(path, (request, reply) => post(app, { request, reply, path }));
  });
}
