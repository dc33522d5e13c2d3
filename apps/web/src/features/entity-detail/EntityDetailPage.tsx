import { ApiError, entityDetailQueries, entityQueries } from '@esg/api-client';
import { NotLoaded, PagePath, useApi, usePageTitle } from '@esg/app-kit';
import { useEntityWords } from '@esg/app-kit/entities';
import { type Entity, type EntityBelongings, lastDayOf, lineageOf } from '@esg/contract';
import { Button, EmptyState, Page, Stack, TabLinks } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArchivedBanner } from './ArchivedBanner.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { DueCard } from './DueCard.tsx';
import { type DetailTab, detailTabNames, detailTabs, readDetailTab } from './detail-tabs.ts';
import { FactsCard } from './FactsCard.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { ReportsCard } from './ReportsCard.tsx';

type EntityDetailPageProps = {
  readonly entityId: string;
  /** Renders the actions of the entity. */
  readonly actions?: (entity: Entity) => ReactNode;
  /** What the entity counts for in the figures of the organisation. */
  readonly share?: ReactNode;
};

/** One entity with all its data, a tab with an address for each part (spec section 2). */
export const EntityDetailPage = ({ entityId, actions, share }: EntityDetailPageProps) => {
  const { t } = useLingui();
  const { data: entities, error, refetch } = useQuery(entityQueries.all(useApi()));
  const entity = entities?.find(({ id }) => id === entityId);
  usePageTitle(entity?.name ?? t`Entity`);
  if (entities && !entity) return <NoSuchEntity />;
  if (!entities || !entity)
    return (
      <Page title={t`Entity`}>
        <NotLoaded title={<Trans>Couldn’t load the entity</Trans>} error={error} onRetry={() => void refetch()} />
      </Page>
    );
  return <OneEntity entity={entity} entities={entities} action={actions?.(entity)} share={share} />;
};

const NoSuchEntity = () => {
  const { t } = useLingui();
  return (
    <Page title={t`Entity`}>
      <EmptyState
        title={<Trans>This entity no longer exists</Trans>}
        purpose={<Trans>It was removed, or the address is wrong.</Trans>}
        action={
          <Button asChild emphasis="strong">
            <Link to="/ct/entity-management">
              <Trans>Open entity management</Trans>
            </Link>
          </Button>
        }
      />
    </Page>
  );
};

type OneEntityProps = {
  readonly entity: Entity;
  readonly entities: readonly Entity[];
  readonly action: ReactNode;
  readonly share: ReactNode;
};

/** The path of the entity, with a link to the list. */
const Way = ({ entity, entities }: Omit<OneEntityProps, 'action' | 'share'>) => {
  const { t } = useLingui();
  const above = lineageOf(entities, entity.id).slice(1).reverse();
  return (
    <PagePath
      current={entity.name}
      above={[
        { id: 'all', label: t`Entity Management`, link: <Link to="/ct/entity-management" /> },
        ...above.map(({ id, name }) => ({
          id,
          label: name,
          link: <Link to="/ct/entity-management/$entityId" params={{ entityId: id }} />,
        })),
      ]}
    />
  );
};

const OneEntity = ({ entity, entities, action, share }: OneEntityProps) => {
  const { t, i18n } = useLingui();
  const words = useEntityWords();
  const archived = lastDayOf({ left: null }, entity);
  const belongings = useQuery(entityDetailQueries.belongings(useApi(), entity.id));
  // Without the data hub, nobody may see its figures and documents here.
  const isClosed = belongings.error instanceof ApiError && belongings.error.status === 403;
  const tabs = detailTabs.filter((tab) => !isClosed || tab === 'details' || tab === 'history');
  const asked = readDetailTab(useSearch({ strict: false }));
  const current = tabs.includes(asked) ? asked : 'details';
  return (
    <Page
      title={entity.name}
      purpose={words.type(entity.type)}
      action={action}
      before={<Way entity={entity} entities={entities} />}
    >
      {archived && <ArchivedBanner entity={entity} until={archived} />}
      <TabLinks
        label={t`Parts of this entity`}
        items={tabs.map((tab) => ({
          id: tab,
          label: i18n._(detailTabNames[tab]),
          link: (
            <Link
              to="/ct/entity-management/$entityId"
              params={{ entityId: entity.id }}
              search={tab === 'details' ? {} : { tab }}
              resetScroll={false}
              activeOptions={{ exact: true }}
            />
          ),
        }))}
        current={current}
      />
      <Part tab={current} entity={entity} entities={entities} belongings={belongings} share={share} />
    </Page>
  );
};

type PartProps = {
  readonly tab: DetailTab;
  readonly entity: Entity;
  readonly entities: readonly Entity[];
  readonly belongings: Pick<UseQueryResult<EntityBelongings>, 'data' | 'error' | 'refetch'>;
  readonly share: ReactNode;
};

/** The part of the page that the address names. */
const Part = ({ tab, entity, entities, belongings: { data, error, refetch }, share }: PartProps) => {
  if (tab === 'details')
    return (
      <Stack>
        <FactsCard entity={entity} below={entities.filter(({ parentId }) => parentId === entity.id)} />
        {share}
      </Stack>
    );
  if (tab === 'history') return <HistoryCard entityId={entity.id} />;
  if (!data)
    return (
      <NotLoaded
        title={<Trans>Couldn’t load what belongs to this entity</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (tab === 'people') return <PeopleCard entityId={entity.id} belongings={data} />;
  if (tab === 'figures') return <FiguresCard figures={data.figures} />;
  if (tab === 'reports') return <ReportsCard reports={data.reports} />;
  return tab === 'due-dates' ? <DueCard reports={data.reports} /> : <DocumentsCard documents={data.documents} />;
};
