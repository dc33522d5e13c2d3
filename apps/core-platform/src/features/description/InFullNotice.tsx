import { boundaryQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { boundaryYearOf, type Entity, type Period } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../wizard/use-may.ts';
import { isInFull, sharesIn } from './boundary-text.ts';

type InFullNoticeProps = {
  readonly entities: readonly Entity[];
  readonly chosen: readonly string[];
  readonly period: Period;
};

/** Says that chosen entities count in full, where the boundary counts one of them, or of those below them, only in part or not at all. */
export const InFullNotice = ({ entities, chosen, period }: InFullNoticeProps) => {
  const mayRead = useMay('entity:manage');
  const year = boundaryYearOf(period);
  const { data: boundary } = useQuery({ ...boundaryQueries.ofYear(useApi(), year), enabled: mayRead });
  if (!boundary) return null;
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const isCovered = ({ id, parentId }: Entity): boolean => {
    const above = parentId === null ? undefined : byId.get(parentId);
    return chosen.includes(id) || (above !== undefined && isCovered(above));
  };
  const shares = sharesIn({ entities, boundary, period });
  const isLess = (entity: Entity) => {
    const share = shares.get(entity.id);
    return share !== undefined && !isInFull(share, period) && isCovered(entity);
  };
  if (!entities.some(isLess)) return null;
  return (
    <Text size="sm" tone="muted">
      <Trans>
        Each of these entities counts in full, not by the shares and days of the reporting boundary. For consolidated
        figures leave this empty.
      </Trans>
    </Text>
  );
};
