import * as v from 'valibot';

/** Socket.IO event that carries a notice. */
export const noticeEvent = 'notice';
export const joinRoomEvent = 'join-room';
/** Answer to somebody who joined a room: for how many milliseconds nothing has changed that its notices tell of. */
export const JoinedSchema = v.object({ joined: v.literal(true), unchangedFor: v.number() });
export type Joined = v.InferOutput<typeof JoinedSchema>;
export const leftRoomEvent = 'left-room';
/** Names the room that was refused and the code, for clients that wait for no acknowledgement. */
export const errorEvent = 'error';
/** Names the disclosure that somebody has open, in a report whose room was joined. */
export const whereaboutsEvent = 'whereabouts';

/** Rooms that a client may join: its organisation, or one report. */
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
