import type { Module } from '../../kit/module';
import { callbackJob } from './callback.job';
import { wechatRoutes } from './wechat.routes';

export const wechatModule: Module = {
  routes: [wechatRoutes],
  jobs: [callbackJob],
};
