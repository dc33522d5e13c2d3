import { seatLimits } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { countSeatsInUse, countSeatsTaken, findOrganisation, lockSubscription } from './subscriptions.repository.ts';

/**
 * Throws `seats.too_few`, `seats.below_in_use` or `seats.contact_support` for a number of seats that the caller's organisation cannot have
 * (spec sections 5 and 9). Seats of invited people count as taken.
 */
export const assertSeatCount = async (scoped: Scoped, seats: number, now: Date) => {
  if (seats > seatLimits.max) throw new ProblemError('seats.contact_support');
  if (seats < seatLimits.min) throw new ProblemError('seats.too_few');
  if (seats < (await countSeatsTaken(scoped, now))) throw new ProblemError('seats.below_in_use');
};

/** Seats of the caller's organisation. `seats` is null where none are sold: a client uses its consultancy's subscription. */
export const readSeats = async (scoped: Scoped) => {
  const organisation = await findOrganisation(scoped);
  const isBilledElsewhere = organisation?.type === 'Client' || organisation?.type === 'Supplier';
  const subscription = isBilledElsewhere ? undefined : await lockSubscription(scoped);
  return { isBilledElsewhere, seats: subscription?.seats ?? null, inUse: await countSeatsInUse(scoped) };
};

/**
 * Throws `seats.none_free` unless this many more people fit, and `subscription.required` before a plan was chosen. Call it in the
 * transaction that adds them: until that ends nobody else of the organisation can take the same seat. People without a seat (entity users,
 * suppliers) need no call.
 */
export const assertFreeSeat = async (scoped: Scoped, wanted = 1) => {
  const { isBilledElsewhere, seats, inUse } = await readSeats(scoped);
  if (isBilledElsewhere) return;
  if (seats === null) throw new ProblemError('subscription.required');
  if (inUse + wanted > seats) throw new ProblemError('seats.none_free');
};
