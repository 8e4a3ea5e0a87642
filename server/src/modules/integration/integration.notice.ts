import { pointsNoticeDays } from '@portal/shared/rules';
import type { Notice } from '../message/message.service';
import type { ExchangeRow } from './integration.repo';

const link = '/member/integral';

export const goodsSent = ({ name, code, parcel_company, parcel_number }: ExchangeRow): Notice => ({
  kind: 'reward',
  title: '兑换商品已寄出',
  text: `您兑换的“${name}”（${code}）已寄出，${parcel_company} ${parcel_number}。`,
  link,
});

export const exchangeRefused = ({ name, code, points, note }: ExchangeRow): Notice => ({
  kind: 'reward',
  title: '兑换未能完成',
  text: `您兑换的“${name}”（${code}）未能完成，${points} 积分已退回。说明：${note}`,
  link,
});

/** Notice to the receiver of points; `from` is the giver's name, masked. */
export const pointsReceived = (points: number, from: string, message: string): Notice => ({
  kind: 'reward',
  title: '收到积分',
  text: `${from}向您转赠了 ${points} 积分。${message === '' ? '' : `留言：${message}`}`,
  link,
});

export const pointsAdjusted = (points: number, note: string): Notice => ({
  kind: 'reward',
  title: '积分调整',
  text: `您的积分${points > 0 ? '增加' : '减少'}了 ${Math.abs(points)}。说明：${note}`,
  link,
  channels: [],
});

export const pointsExpiring = (points: number): Notice => ({
  kind: 'reward',
  title: '积分即将过期',
  text: `您有 ${points} 积分将在 ${pointsNoticeDays} 天内过期，请及时使用。`,
  link,
});
