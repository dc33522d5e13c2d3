import { useFormatters } from '@esg/app-kit';
import type { OrganizationUsers } from '@esg/contract';
import { Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { AddSeatsLink } from './AddSeatsLink.tsx';

/** Seats in use out of all seats, with a link to buy more, in one line. Shows nothing if seats are not counted. */
export const SeatsSummary = ({ seats }: Pick<OrganizationUsers, 'seats'>) => {
  const { integer } = useFormatters();
  const { total, inUse, invited } = seats;
  if (total === null) return null;
  const free = Math.max(0, total - inUse - invited);
  return (
    <>
      <Trans>
        {integer(inUse)} of {integer(total)} seats in use
      </Trans>
      {invited > 0 && (
        <>
          {', '}
          <Plural value={invited} one="# held by an invitation" other="# held by invitations" />
        </>
      )}
      {', '}
      <Text as="span" tone={free === 0 ? 'danger' : 'inherit'}>
        <Plural value={free} one="# free" other="# free" />
      </Text>
      {' · '}
      <AddSeatsLink />
    </>
  );
};
