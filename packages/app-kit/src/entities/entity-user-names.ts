import type { EntityUser } from '@esg/contract';

/** Name and surname; empty for an invitation that names nobody. */
export const nameOf = ({ firstName, lastName }: Pick<EntityUser, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Name of an entity user in a sentence, else the e-mail. */
export const calledOf = (user: EntityUser): string => nameOf(user) || user.email;
