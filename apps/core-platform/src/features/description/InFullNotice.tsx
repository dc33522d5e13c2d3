import { boundaryQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { boundaryYearOf, type Entity, inclusionsIn, type Period, wholeHolding } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../wizard/use-may.ts';

type InFullNoticeProps = {
  readonly entities: readonly Entity[];
  readonly chosen: readonly string[];
  readonly period: Period;
};

/** Says that chosen entities count in full, where the boundary counts one of them, or of those below them, only in part or not at all. */
export const InFullNotice = ({ entities, chosen, period }: InFullNoticeProps) => {
  const mayRead = useMay('entity:manage');
  const { data } = useQuery({ ...boundaryQueries.ofYear(useApi(), boundaryYearOf(period)), enabled: mayRead });
  if (!data?.approach) return null;
  const said = new Map(data.entities.map((each) => [each.entityId, each]));
  const own = entities.filter(({ id }) => said.has(id));
  const { approach } = data;
  const inclusions = inclusionsIn(own, (id) => said.get(id) ?? wholeHolding, { approach, period });
  const isPart = ({ id }: Entity) => {
    const found = inclusions.get(id);
    const { start, end } = period;
    return found && (found.percent !== '100' || found.days?.start !== start || found.days.end !== end);
  };
  const byId = new Map(own.map((entity) => [entity.id, entity]));
  const isCovered = ({ id, parentId }: Entity): boolean => {
    const above = parentId === null ? undefined : byId.get(parentId);
    return chosen.includes(id) || (above !== undefined && isCovered(above));
  };
  if (!own.some((entity) => isPart(entity) && isCovered(entity))) return null;
  return (
    <Text size="sm" tone="muted">
      <Trans>
        Each of these entities counts in full, not by the shares and days of the reporting boundary. For consolidated
        figures leave this empty.
      </Trans>
    </Text>
  );
};
