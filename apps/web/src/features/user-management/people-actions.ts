import type { OrganizationUser } from '@esg/contract';

/** Actions on chosen people. The gateway refuses the rest. */
export type PeopleAction = 'change-permission-level' | 'remove-user' | 'resend' | 'withdraw';

const isAdministrator = ({ role, status }: OrganizationUser) => role === 'administrator' && status === 'Registered';

/** Whether somebody besides these is an administrator of the organisation. */
const othersAdminister = (everybody: readonly OrganizationUser[], chosen: readonly OrganizationUser[]) =>
  everybody.some((person) => isAdministrator(person) && !chosen.some(({ id }) => id === person.id));

/**
 * Actions for the chosen people (spec section 4, user management actions): only those that are allowed for all of them. The last
 * administrator stays one, and nobody removes themselves.
 */
export const actionsFor = (
  chosen: readonly OrganizationUser[],
  everybody: readonly OrganizationUser[],
): readonly PeopleAction[] => {
  if (chosen.length === 0) return [];
  if (chosen.every(({ status }) => status === 'Pending Confirmation')) return ['resend', 'withdraw'];
  if (chosen.some(({ status }) => status === 'Pending Confirmation')) return [];
  const stays = !chosen.some(isAdministrator) || othersAdminister(everybody, chosen);
  const isSelf = chosen.some((person) => person.isSelf);
  return [...(stays ? (['change-permission-level'] as const) : []), ...(isSelf ? [] : (['remove-user'] as const))];
};
