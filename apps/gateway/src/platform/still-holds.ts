/**
 * Whether something cached is still valid. It is not where the clock was set back meanwhile: otherwise it would be used for that much
 * longer, including a permission that was removed.
 */
export const stillHolds = ({ until }: { readonly until: number }, now: number, milliseconds: number): boolean =>
  until > now && until - milliseconds <= now;
