import { useEffect } from 'react';
import { useServices } from '../api/services.tsx';
import type { Room } from './connection.ts';

/** The first screen is more important than its live updates. */
const settleMs = 1_000;

/** Receives the room's notices while the component is mounted. Changed data are read again automatically. */
export const useRoom = (type: Room['type'], room: string | undefined): void => {
  const { realtime } = useServices();
  useEffect(() => {
    if (!room) return;
    let leave: (() => void) | undefined;
    const timer = setTimeout(() => {
      leave = realtime.join({ type, room });
    }, settleMs);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [realtime, type, room]);
};
