import type { Module } from '../../kit/module';
import { ticketJob } from './ticket.job';

export const ticketModule: Module = {
  jobs: [ticketJob],
};
