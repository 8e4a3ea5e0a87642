import { type Attempt, attempt } from './attempt';
import type { Own, Things } from './thing';

export const requirementAttempts = (its: Things, own: Own): Attempt[] => [
  attempt('auth/requirement/detail', 'code', { code: its.requirement_code }, 404),
  attempt('auth/requirement/messages', 'code', { code: its.requirement_code }, 404),
  attempt('auth/requirement/link', 'code', { code: its.requirement_code, file_rid: its.upload_rid }, 404),
  attempt('auth/requirement/link', 'file_rid', { code: own.requirement_code, file_rid: its.upload_rid }, 404),
  attempt('auth/requirement/write', 'code', { code: its.requirement_code, text: '不是我的' }, 404),
  attempt(
    'auth/requirement/write',
    'file_rids',
    { code: own.requirement_code, file_rids: [its.upload_rid] },
    404,
  ),
  attempt('auth/requirement/seen', 'code', { code: its.requirement_code }, 404),
  attempt('auth/requirement/cancel', 'code', { code: its.requirement_code, reason: '不是我的' }, 404),
  attempt('auth/requirement/claim', 'code', { code: its.requirement_code }, 404),
];
