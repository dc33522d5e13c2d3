import { climateQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Facts, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnes } from '../names/use-tonnes.ts';
import type { LinesPlace } from './lines-place.ts';

/** What the lines of the chosen months and entity come to by scope; nothing where no months are chosen. */
export const LinesTotals = ({ place }: { readonly place: LinesPlace }) => {
  const names = useClimateNames();
  const tonnes = useTonnes();
  const { from, to, entityId } = place;
  const isAsked = from !== undefined && to !== undefined;
  const asked = {
    by: 'scope' as const,
    from: from ?? '',
    to: to ?? '',
    ...(entityId && { entityId }),
    counted: 'full' as const,
  };
  const { data } = useQuery({ ...climateQueries.sums(useApi(), asked), enabled: isAsked });
  if (!isAsked || !data || data.sums.length === 0) return null;
  return (
    <>
      <Facts
        facts={data.sums.map(({ scope, method, kgCo2e }) => ({
          term: names.scope(scope, method),
          value: `${tonnes(kgCo2e)} t CO₂e`,
        }))}
      />
      {entityId === undefined && data.boundary !== null && data.boundary.parts.length > 0 && (
        <Text size="sm" tone="muted">
          <Trans>These sums are in full, before the shares of the organisational boundary.</Trans>
        </Text>
      )}
      {data.openLines > 0 && (
        <Text size="sm" tone="muted">
          <Trans>Lines with a question aren’t in these sums.</Trans>
        </Text>
      )}
    </>
  );
};
