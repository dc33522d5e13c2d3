import * as v from 'valibot';
import { LanguageSchema } from './languages.ts';

/**
 * Notices of the real-time connection (spec section 3: JOIN_ROOM, LEFT_ROOM). They say what changed, never the data:
 * clients read the changed things again. After a reconnect everything may have changed.
 */
export const NoticeSchema = v.variant('type', [
  v.object({ type: v.literal('report.changed'), reportId: v.string() }),
  v.object({ type: v.literal('report.removed'), reportId: v.string() }),
  v.object({
    type: v.literal('answer.changed'),
    reportId: v.string(),
    disclosureCode: v.string(),
    fieldKey: v.string(),
    /** User who changed it. */
    userId: v.string(),
  }),
  v.object({ type: v.literal('export.progressed'), reportId: v.string(), exportId: v.string() }),
  v.object({ type: v.literal('organisation.changed'), organisationId: v.string() }),
  v.object({ type: v.literal('language.changed'), language: LanguageSchema }),
]);
export type Notice = v.InferOutput<typeof NoticeSchema>;

/** Socket.IO event that carries a notice. */
export const noticeEvent = 'notice';
export const joinRoomEvent = 'join-room';
export const leftRoomEvent = 'left-room';

/** Rooms a client may join: everything of its organisation, or one report. */
export const roomTypes = ['organisation', 'report'] as const;
export type RoomType = (typeof roomTypes)[number];

/** Client constants of spec section 7. */
export const realtimeOptions = {
  transports: ['websocket'],
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;

/** Path of the Socket.IO endpoint under the gateway's root. */
export const realtimePath = '/api/socket.io';
