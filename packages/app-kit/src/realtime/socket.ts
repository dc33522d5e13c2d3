import { type Notice, NoticeSchema, realtimeOptions, realtimePath } from '@esg/contract';
import { io, type Socket } from 'socket.io-client';
import { is } from 'valibot';

/** A connection of its own, as the client constants of spec section 7 say. An empty `url` stands for the page's origin. */
export const openSocket = (url: string, query: Record<string, string>): Socket =>
  io(url || location.origin, {
    ...realtimeOptions,
    transports: [...realtimeOptions.transports],
    path: realtimePath,
    forceNew: true,
    query,
  });

/** Whether it is one of the notices that this version of the app knows. */
export const isNotice = (notice: unknown): notice is Notice => is(NoticeSchema, notice);
