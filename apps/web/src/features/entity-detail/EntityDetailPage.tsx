import { ApiError, entityDetailQueries, entityQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import { useEntityWords } from '@esg/app-kit/entities';
import { branchOf, type Entity, lastDayOf, lineageOf } from '@esg/contract';
import { Breadcrumb, Button, EmptyState, Grid, Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArchivedBanner } from './ArchivedBanner.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { DueCard } from './DueCard.tsx';
import { FactsCard } from './FactsCard.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { ReportsCard } from './ReportsCard.tsx';

type EntityDetailPageProps = {
  readonly entityId: string;
  /** Renders the actions of the entity. */
  readonly actions?: (entity: Entity) => ReactNode;
};

/** One entity with all its data: details, people, figures, reports, due dates, documents, history (spec section 2). */
export const EntityDetailPage = ({ entityId, actions }: EntityDetailPageProps) => {
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
  return <OneEntity entity={entity} entities={entities} action={actions?.(entity)} />;
};

const NoSuchEntity = () => {
  const { t } = useLingui();
  return (
    <Page title={t`Entity`}>
      <EmptyState
        title={<Trans>This entity isn’t there anymore</Trans>}
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

type OneEntityProps = { readonly entity: Entity; readonly entities: readonly Entity[]; readonly action: ReactNode };

/** The path of the entity, with a link to the list. */
const Way = ({ entity, entities }: Omit<OneEntityProps, 'action'>) => {
  const { t } = useLingui();
  const above = lineageOf(entities, entity.id).slice(1).reverse();
  return (
    <Breadcrumb
      label={t`Where this entity belongs`}
      moreLabel={t`Show all levels`}
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

const OneEntity = ({ entity, entities, action }: OneEntityProps) => {
  const words = useEntityWords();
  const archived = lastDayOf({ left: null }, entity);
  const belongings = useQuery(entityDetailQueries.belongings(useApi(), entity.id));
  const below = branchOf(entities, entity.id).filter(({ parentId }) => parentId === entity.id);
  // Without the data hub, nobody may see its figures and documents here.
  const isClosed = belongings.error instanceof ApiError && belongings.error.status === 403;
  return (
    <Page
      title={entity.name}
      purpose={words.type(entity.type)}
      action={action}
      before={<Way entity={entity} entities={entities} />}
    >
      <Stack gap={6}>
        {archived && <ArchivedBanner entity={entity} until={archived} />}
        <Grid cell="large">
          <FactsCard entity={entity} below={below} />
          {belongings.data && <PeopleCard entityId={entity.id} belongings={belongings.data} />}
        </Grid>
        {belongings.data ? (
          <>
            <FiguresCard figures={belongings.data.figures} />
            <Grid cell="large">
              <ReportsCard reports={belongings.data.reports} />
              <DocumentsCard documents={belongings.data.documents} />
            </Grid>
            {belongings.data.reports.length > 0 && <DueCard reports={belongings.data.reports} />}
          </>
        ) : (
          !isClosed && (
            <NotLoaded
              title={<Trans>Couldn’t load what belongs to this entity</Trans>}
              error={belongings.error}
              onRetry={() => void belongings.refetch()}
            />
          )
        )}
        <HistoryCard entityId={entity.id} />
      </Stack>
    </Page>
  );
};
