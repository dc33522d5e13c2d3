import { entityDetailQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import type { Entity } from '@esg/contract';
import { Banner } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';

/** The entity into which it was merged when it was archived; undefined where it was archived by itself. */
const useMergedInto = (entityId: string): string | undefined => {
  const { data: history } = useInfiniteQuery(entityDetailQueries.history(useApi(), entityId));
  const end = history?.find(({ action }) => action === 'merged' || action === 'archived');
  return end?.action === 'merged' ? end.changes[0]?.after : undefined;
};

type ArchivedBannerProps = { readonly entity: Pick<Entity, 'id'> /** Its last day. */; readonly until: string };

/** Says that an entity is archived, and where everything went that it had. */
export const ArchivedBanner = ({ entity, until }: ArchivedBannerProps) => {
  const { day } = useFormatters();
  const into = useMergedInto(entity.id);
  return (
    <Banner tone="info" title={<Trans>This entity is archived</Trans>}>
      {into === undefined ? (
        <Trans>
          It takes no new data. Within a boundary its figures count until {day(until)}. You can restore it in entity
          management.
        </Trans>
      ) : (
        <Trans>It was merged into {into}, which has its figures, people, requests and reports now.</Trans>
      )}
    </Banner>
  );
};
