import { useFormatters } from '@esg/app-kit';
import type { ClimateFactor } from '@esg/contract';
import { Badge, Button, Card, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useClimateNames } from '../names/use-climate-names.ts';
import { FactorFacts } from './FactorFacts.tsx';

/** What can be done to a factor. */
export type FactorAction = 'change' | 'confirm' | 'remove';

type FactorCardProps = {
  readonly factor: ClimateFactor;
  /** What the person may do. */
  readonly actions: readonly FactorAction[];
  readonly onAct: (action: FactorAction) => void;
};

/** One own factor: what it states, whether it is used, and who said so. */
export const FactorCard = ({ factor, actions, onAct }: FactorCardProps) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const names = useClimateNames();
  const { name, confirmedBy, confirmedAt, updatedBy, updatedAt } = factor;
  const confirmedOn = confirmedAt && date(confirmedAt);
  const updatedOn = date(updatedAt);
  return (
    <Card padding="compact">
      <Stack gap={2}>
        <Inline gap={2} justify="between" align="start">
          <Heading level={2} size="sm">
            {name}
          </Heading>
          <Status tone={confirmedAt ? 'success' : 'warning'}>
            {confirmedAt ? t`Confirmed` : t`Not confirmed yet`}
          </Status>
        </Inline>
        <Inline gap={2}>
          <Badge>{names.activityType(factor.activityTypeId)}</Badge>
          <Badge>{names.origin(factor.origin)}</Badge>
        </Inline>
        <FactorFacts factor={factor} />
        <Text size="sm" tone="muted">
          {confirmedOn ? (
            <Trans>
              Entered by {updatedBy} on {updatedOn}, confirmed by {confirmedBy} on {confirmedOn}.
            </Trans>
          ) : (
            <Trans>
              Entered by {updatedBy} on {updatedOn}. It is not used until someone has compared it with its source.
            </Trans>
          )}
        </Text>
        <Inline gap={2}>
          {actions.includes('confirm') && !confirmedAt && (
            <Button aria-label={t`Compare and confirm ${name}`} onClick={() => onAct('confirm')}>
              <Trans>Compare and confirm</Trans>
            </Button>
          )}
          {actions.includes('change') && (
            <Button emphasis="quiet" aria-label={t`Change ${name}`} onClick={() => onAct('change')}>
              <Trans>Change</Trans>
            </Button>
          )}
          {actions.includes('remove') && (
            <Button emphasis="quiet" aria-label={t`Remove ${name}`} onClick={() => onAct('remove')}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
};
