import { useFormatters } from '@esg/app-kit';
import type { ClimateFactor } from '@esg/contract';
import { Badge, Button, Card, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactorDocuments } from '../documents/FactorDocuments.tsx';
import { useClimateNames } from '../names/use-climate-names.ts';
import { FactorFacts } from './FactorFacts.tsx';
import { useSecondPerson } from './use-second-person.ts';

/** What can be done to a factor. */
export type FactorAction = 'change' | 'confirm' | 'remove' | 'log';

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
  const secondPerson = useSecondPerson();
  const isLacking = secondPerson.isLacking(factor);
  const isTaken = confirmedAt !== null && !isLacking;
  const offered = actions.filter((action) => action !== 'confirm' || !isTaken);
  return (
    <Card padding="compact">
      <Stack gap={2}>
        <Inline gap={2} justify="between" align="start">
          <Heading level={2} size="sm">
            {name}
          </Heading>
          <Status tone={isTaken ? 'success' : 'warning'}>
            {isTaken ? t`Confirmed` : isLacking ? t`Waits for a second person` : t`Not confirmed yet`}
          </Status>
        </Inline>
        <Inline gap={2}>
          <Badge>{names.activityType(factor.activityTypeId)}</Badge>
          <Badge>{names.origin(factor.origin)}</Badge>
        </Inline>
        <FactorFacts factor={factor} />
        <FactorDocuments documents={factor.documents} />
        <Text size="sm" tone="muted">
          {confirmedOn ? (
            <Trans>
              Entered by {updatedBy} on {updatedOn}, confirmed by {confirmedBy} on {confirmedOn}.
            </Trans>
          ) : (
            <Trans>
              Entered by {updatedBy} on {updatedOn}. It isn’t used until someone has compared it with its source.
            </Trans>
          )}
          {isLacking && ' '}
          {isLacking && (
            <Trans>Your rules ask for a second person, so it isn’t used until someone else confirms it.</Trans>
          )}
        </Text>
        <Deeds name={name} actions={offered} onAct={onAct} />
      </Stack>
    </Card>
  );
};

type DeedsProps = Pick<FactorCardProps, 'actions' | 'onAct'> & { readonly name: string };

const Deeds = ({ name, actions, onAct }: DeedsProps) => {
  const { t } = useLingui();
  return (
    <Inline gap={2}>
      {actions.includes('confirm') && (
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
      {actions.includes('log') && (
        <Button emphasis="quiet" aria-label={t`Log of ${name}`} onClick={() => onAct('log')}>
          <Trans>Log</Trans>
        </Button>
      )}
    </Inline>
  );
};
