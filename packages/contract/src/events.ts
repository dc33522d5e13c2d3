/** Socket.IO event that carries a notice. */
export const noticeEvent = 'notice';
export const joinRoomEvent = 'join-room';
export const leftRoomEvent = 'left-room';
/** Says which room was asked for in vain, and by which code, for clients that wait for no acknowledgement. */
export const errorEvent = 'error';
/** Says in which disclosure of a report, whose room was joined, somebody is now. */
export const whereaboutsEvent = 'whereabouts';

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
