import { useFormatters } from '@esg/app-kit';
import type { OrganizationUsers } from '@esg/contract';
import { Card, Inline, Progress, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AddSeatsLink } from './AddSeatsLink.tsx';

/** Seats in use of those there are, with the way to more. Nothing where none are counted. */
export const SeatsSummary = ({ seats }: Pick<OrganizationUsers, 'seats'>) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const { total, inUse, invited } = seats;
  if (total === null) return null;
  const words = t`${integer(inUse)} of ${integer(total)} seats in use`;
  const free = Math.max(0, total - inUse - invited);
  return (
    <Card as="section" aria-label={t`Seats`}>
      <Stack gap={3}>
        <Inline justify="between" gap={4}>
          <Text strong numeric>
            {words}
          </Text>
          <AddSeatsLink />
        </Inline>
        <Progress
          label={t`Seats`}
          value={(inUse + invited) / Math.max(1, total)}
          valueText={words}
          tone={free === 0 ? 'danger' : 'accent'}
        />
        <Text size="sm" tone="muted">
          {invited > 0 && (
            <>
              <Plural
                value={invited}
                one="# seat is held by an invitation."
                other="# seats are held by invitations."
              />{' '}
            </>
          )}
          {free === 0 ? (
            <Trans>No seat is free. Add seats before you invite more people.</Trans>
          ) : (
            <Plural value={free} one="# seat is free." other="# seats are free." />
          )}
        </Text>
      </Stack>
    </Card>
  );
};
