import { entityUserQueries } from '@esg/api-client';
import { NotLoaded, PersonStatusMark, useApi, useFormatters } from '@esg/app-kit';
import { calledOf, Section, useHasEntityUsers } from '@esg/app-kit/entities';
import type { EntityBelongings } from '@esg/contract';
import { Facts, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinksOfUser } from './LinksOfUser.tsx';

type PeopleCardProps = {
  readonly entityId: string;
  readonly belongings: Pick<EntityBelongings, 'manager' | 'authors'>;
};

/** People of the entity: its manager, its entity users, and those who enter its figures. */
export const PeopleCard = ({ entityId, belongings: { manager, authors } }: PeopleCardProps) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  return (
    <Section title={<Trans>People</Trans>}>
      <Facts facts={[{ term: t`Manager`, value: manager?.name ?? t`None yet` }]} />
      <EntityUsers entityId={entityId} />
      <Group title={<Trans>Entered its figures</Trans>} isEmpty={authors.length === 0}>
        {authors.map(({ id, name, figures, lastAt }) => (
          <li key={id}>
            {name}
            <Text as="span" size="sm" tone="muted">
              {' · '}
              <Plural value={figures} one="# figure" other="# figures" />
              {' · '}
              {date(lastAt)}
            </Text>
          </li>
        ))}
      </Group>
    </Section>
  );
};

type GroupProps = { readonly title: ReactNode; readonly isEmpty: boolean; readonly children: ReactNode };

const Group = ({ title, isEmpty, children }: GroupProps) => (
  <Stack gap={1}>
    <Text strong size="sm">
      {title}
    </Text>
    {isEmpty ? (
      <Text tone="muted">
        <Trans>None yet</Trans>
      </Text>
    ) : (
      <Stack as="ul" gap={1}>
        {children}
      </Stack>
    )}
  </Stack>
);

/** The entity users of the entity, including invited ones. */
const EntityUsers = ({ entityId }: Pick<PeopleCardProps, 'entityId'>) => {
  const { data, error, refetch } = useQuery(entityUserQueries.all(useApi()));
  const hasEntityUsers = useHasEntityUsers();
  if (!data)
    return (
      <NotLoaded title={<Trans>Couldn’t load the entity users</Trans>} error={error} onRetry={() => void refetch()} />
    );
  const own = data.filter(({ entityIds }) => entityIds.includes(entityId));
  if (own.length === 0 && !hasEntityUsers) return null;
  const title = (
    <TextLink asChild>
      <Link to="/ct/entity-management/users">
        <Trans>Entity users</Trans>
      </Link>
    </TextLink>
  );
  return (
    <Group title={title} isEmpty={own.length === 0}>
      {own.map((user) => (
        <li key={user.id}>
          <Inline gap={2}>
            {calledOf(user)}
            <PersonStatusMark status={user.status} />
          </Inline>
          {user.links
            .filter((links) => links.entityId === entityId)
            .map((links) => (
              <LinksOfUser key={links.entityId} user={user} links={links} />
            ))}
        </li>
      ))}
    </Group>
  );
};
