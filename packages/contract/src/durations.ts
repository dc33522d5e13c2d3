export const hourMilliseconds = 60 * 60 * 1000;
/** A day of 24 hours, as days of UTC are. */
export const dayMilliseconds = 24 * hourMilliseconds;
