/**
 * Whether what was remembered for some time still holds. Not where the clock was set back meanwhile: it would be believed for as long as the
 * clock went back, a lifted right among it.
 */
export const stillHolds = ({ until }: { readonly until: number }, now: number, milliseconds: number): boolean =>
  until > now && until - milliseconds <= now;
