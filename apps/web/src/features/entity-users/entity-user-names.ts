import type { EntityUser } from '@esg/contract';

/** Name and surname; empty for an invitation that names nobody. */
export const nameOf = ({ firstName, lastName }: Pick<EntityUser, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** How an entity user is called in a sentence: by name, else by e-mail. */
export const calledOf = (user: EntityUser): string => nameOf(user) || user.email;
