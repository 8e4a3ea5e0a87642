import type { PageMeta } from '@portal/shared/meta';
import { couponConditions, couponValue } from '@portal/shared/rules';
import { z } from 'zod';
import type { Facts, Shown } from './facts';

interface Sources extends Shown {
  readonly facts: Facts;
}

const invitation = z.object({
  from: z.string(),
  coupon: z
    .object({
      amount_fen: z.int().nullable(),
      percent: z.int().nullable(),
      cap_fen: z.int().nullable(),
      minimum_fen: z.int(),
    })
    .nullable(),
});

const verifiedReport = z.object({ number: z.string() });

/** Metadata of a page that only those see who have its link. */
const ofLink = (title: string, description: string): PageMeta => ({
  title,
  description,
  indexed: false,
  linkedData: [],
});

/** Metadata of `/invited/{code}`: who invites and what both get, or that nobody has the code. */
async function invitationMeta(code: string, { facts, ...shown }: Sources): Promise<PageMeta | undefined> {
  const answer = await facts.request('open/invite/check', { invitation_code: code }, invitation, shown);
  if (answer === 'missing') return ofLink('邀请码不存在', '请核对邀请链接是否完整。没有邀请码也可以注册。');
  if (!answer) return undefined;
  const { from, coupon } = answer.data;
  const gain = coupon
    ? `通过邀请注册，首单付款后双方各得一张优惠券：${couponValue(coupon)}（${couponConditions(coupon)}）。`
    : '在线下单，进度随时可查。';
  return ofLink(`${from} 邀请您一起做检测`, gain);
}

/** Metadata of `/verify/{code}`: of which report it tells, or that the lab has issued none with this code. */
async function reportMeta(code: string, { facts, ...shown }: Sources): Promise<PageMeta | undefined> {
  const answer = await facts.request('open/report/verify', { code }, verifiedReport, shown);
  if (answer === 'missing')
    return ofLink('没有查到这份报告', '本实验室没有签发过带此查验码的报告，请核对查验码是否完整。');
  if (!answer) return undefined;
  return ofLink(`报告查验：${answer.data.number}`, '核对报告的编号、签发日期、状态与文件。');
}

/**
 * Returns the metadata of a link that one person sends to another: `missing` for a plan that nobody shares, undefined for other
 * paths and without an answer of the API. `path` is decoded.
 */
export async function linkMeta(path: string, sources: Sources): Promise<PageMeta | 'missing' | undefined> {
  const [, place, code] = /^\/(invited|shared|verify)\/([^/]+)$/.exec(path) ?? [];
  if (code === undefined || code.trim() === '') return undefined;
  if (place === 'invited') return invitationMeta(code, sources);
  if (place === 'verify') return reportMeta(code, sources);
  const { facts, ...shown } = sources;
  const answer = await facts.request('open/planShare', { code }, z.unknown(), shown);
  return answer === 'missing' ? answer : undefined;
}
