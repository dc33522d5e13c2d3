import { useEffect } from 'react';
import { useServices } from '../api/services.tsx';
import type { Room } from './realtime.ts';

/** Receives the room's notices as long as the component is there. What they change is read again by itself. */
export const useRoom = (type: Room['type'], room: string | undefined): void => {
  const { realtime } = useServices();
  useEffect(() => (room ? realtime.join({ type, room }) : undefined), [realtime, type, room]);
};
