import type { Server } from 'node:http';

export declare function staticServer(folder: string): Server;
