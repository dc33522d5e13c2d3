import { climateQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { ClimateActivity } from '@esg/contract';
import { Banner, Stack, Text, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CheckFactor } from '../factors/CheckFactor.tsx';
import { useFactorText } from '../names/use-factor-text.ts';
import { newerUnread } from './answers-to.ts';

type OldFactorProps = {
  readonly line: Pick<ClimateActivity, 'activityTypeId' | 'month' | 'region' | 'activity'>;
};

/** Warns that a line was calculated by a factor of long before, names a newer one that the library has and nobody compared, and says what to do. */
export const OldFactor = ({ line }: OldFactorProps) => {
  const { data: detail } = useQuery(climateQueries.type(useApi(), line.activityTypeId));
  const factorText = useFactorText();
  const newer = detail && newerUnread(detail, line);
  const named = newer && factorText(newer);
  const year = line.month.slice(0, 4);
  return (
    <Banner
      tone="warning"
      announced={false}
      title={<Trans>The factor is much older than the activity</Trans>}
      action={
        <TextLink asChild>
          <Link to="/ct/climate/factors" search={{ activityTypeId: line.activityTypeId }}>
            <Trans>Open own factors</Trans>
          </Link>
        </TextLink>
      }
    >
      <Stack gap={1}>
        <Text size="sm">
          <Trans>
            The result can be far off. Add your supplier’s factor of {year} as an own factor, then confirm it.
          </Trans>
        </Text>
        {named && (
          <Text size="sm">
            <Trans>
              The library has a newer factor that hasn’t been compared with its publisher, so it isn’t used: {named}. If
              you have that publication, compare the number and enter it.
            </Trans>
          </Text>
        )}
        {newer && <CheckFactor factor={newer} activityTypeId={line.activityTypeId} />}
      </Stack>
    </Banner>
  );
};
