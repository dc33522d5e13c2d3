import { entityQueries, targetQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage, useNumberFormat } from '@esg/app-kit';
import { type MetricDetail, type Target, type TargetWithFigures, unitPrinted } from '@esg/contract';
import { formatDecimal } from '@esg/quantities';
import { Button, Card, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DeleteTarget } from './DeleteTarget.tsx';
import { TargetChart } from './TargetChart.tsx';
import { TargetDialog } from './TargetDialog.tsx';
import { TargetProgressLine } from './TargetProgressLine.tsx';
import { WhatIf } from './WhatIf.tsx';

type TargetsCardProps = { readonly detail: MetricDetail; readonly mayWrite: boolean };

/** The targets of a metric: path, progress, measures, and what would be, if. */
export const TargetsCard = ({ detail, mayWrite }: TargetsCardProps) => {
  const titleId = useId();
  const { data, error, refetch } = useQuery(targetQueries.ofMetric(useApi(), detail.metric.key));
  const [isAdding, setAdding] = useState(false);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4} align="stretch">
        <Inline justify="between">
          <Heading level={2} size="md" id={titleId}>
            <Trans>Targets</Trans>
          </Heading>
          {mayWrite && (
            <Button onClick={() => setAdding(true)}>
              <Trans>Set a target</Trans>
            </Button>
          )}
        </Inline>
        {error && !data && (
          <LoadFailed title={<Trans>Couldn’t load the targets</Trans>} error={error} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <Text tone="muted">
            <Trans>
              No target yet. Say from which year’s value you want to come to which, and see early whether you are
              behind.
            </Trans>
          </Text>
        )}
        {data?.map((each) => (
          <OneTarget key={each.target.id} of={each} detail={detail} mayWrite={mayWrite} />
        ))}
      </Stack>
      {isAdding && <TargetDialog detail={detail} onClose={() => setAdding(false)} />}
    </Card>
  );
};

type OneTargetProps = TargetsCardProps & { readonly of: TargetWithFigures };

const OneTarget = ({ of, detail, mayWrite }: OneTargetProps) => {
  const language = useLanguage();
  const { target, figures } = of;
  const [asked, setAsked] = useState<'change' | 'delete'>();
  const { data: entities = [] } = useQuery(entityQueries.all(useApi()));
  const found = detail.units.find(({ code }) => code === target.unit);
  const unit = found ? unitPrinted(found, language) : target.unit;
  const entity = entities.find(({ id }) => id === target.entityId);
  const close = () => setAsked(undefined);
  return (
    <Stack gap={3} align="stretch">
      <WhatIf of={of}>{(scenario) => <TargetChart of={of} unit={unit} scenario={scenario} />}</WhatIf>
      <TargetProgressLine path={target} figures={figures} unitCode={target.unit} unit={unit} />
      <Text size="sm" tone="muted">
        {entity ? <Trans>Covers {entity.name}.</Trans> : <Trans>Covers the whole organisation.</Trans>}{' '}
        {target.owner && <Trans>Owner: {target.owner}.</Trans>} {target.note}
      </Text>
      <MeasureList target={target} unit={unit} />
      {mayWrite && (
        <Inline gap={2}>
          <Button onClick={() => setAsked('change')}>
            <Trans>Change target</Trans>
          </Button>
          <Button onClick={() => setAsked('delete')}>
            <Trans>Delete target</Trans>
          </Button>
        </Inline>
      )}
      {asked === 'change' && <TargetDialog detail={detail} target={target} onClose={close} />}
      {asked === 'delete' && <DeleteTarget target={target} onClose={close} />}
    </Stack>
  );
};

type MeasureListProps = { readonly target: Target; readonly unit: string };

const MeasureList = ({ target: { measures }, unit }: MeasureListProps) => {
  const locale = useNumberFormat();
  if (measures.length === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {measures.map(({ name, effect, fromYear, cost, owner }) => (
        <li key={`${name} ${fromYear}`}>
          <Text size="sm">
            <Trans>
              {name}: {formatDecimal(effect, locale)} {unit} a year from {fromYear}
            </Trans>
            {[cost, owner].filter(Boolean).map((fact) => ` · ${fact}`)}
          </Text>
        </li>
      ))}
    </Stack>
  );
};
