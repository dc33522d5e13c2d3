/** For how long a change is remembered: longer than a page takes from its first request to its connection. */
const rememberedMilliseconds = 60_000;

/**
 * When tenants and organisations last changed. A page reads its data before its connection is in their rooms, and no notice tells it what
 * changed in between.
 */
export const createChanges = (now = () => performance.now()) => {
  const began = now();
  /** The longest ago first. */
  const changedAt = new Map<string, number>();
  const forget = () => {
    for (const [room, at] of changedAt) {
      if (now() - at <= rememberedMilliseconds) return;
      changedAt.delete(room);
    }
  };
  return {
    note: (room: string) => {
      changedAt.delete(room);
      changedAt.set(room, now());
      forget();
    },
    /** For how many milliseconds nothing that these rooms are notified of has changed, as far as this gateway knows: a minute at most. */
    unchangedFor: (rooms: readonly string[]): number => {
      const latest = Math.max(began, ...rooms.map((room) => changedAt.get(room) ?? began));
      return Math.min(Math.floor(now() - latest), rememberedMilliseconds);
    },
  };
};

export type Changes = ReturnType<typeof createChanges>;
