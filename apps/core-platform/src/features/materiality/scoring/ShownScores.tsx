import { useFormatters } from '@esg/app-kit';
import { type AssessedIro, assessIro, criteriaOf, type Iro, type ScoredCriterion } from '@esg/contract';
import { Badge, Button, Card, FigureCell, FigureHead, Inline, Stack, Table, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { useCriterionName } from './CriterionField.tsx';
import { EntryHead } from './ScoreForm.tsx';
import { SettleDialog } from './SettleDialog.tsx';

type ShownScoresProps = { iro: Iro; readOnly: boolean };

/** What everybody said of an entry, how far apart they are, and what they settled on. */
export const ShownScores = ({ iro, readOnly }: ShownScoresProps) => {
  const { decimal } = useFormatters();
  const { assessment } = useAssessment();
  const assessed = assessIro(iro, assessment.settings);
  const score = assessed.score && decimal(assessed.score.score);
  return (
    <Card>
      <Stack gap={4} align="stretch">
        <EntryHead iro={iro} />
        {criteriaOf(iro).map((criterion) => (
          <CriterionScores key={criterion} assessed={assessed} criterion={criterion} readOnly={readOnly} />
        ))}
        {score !== undefined && (
          <Text strong numeric>
            <Trans>Score: {score}</Trans>
          </Text>
        )}
        {assessed.score?.severityFirst && (
          <Text size="sm" tone="muted">
            <Trans>Its severity counts alone, because it concerns human rights.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
};

type CriterionScoresProps = { assessed: AssessedIro; criterion: ScoredCriterion; readOnly: boolean };

const CriterionScores = ({ assessed, criterion, readOnly }: CriterionScoresProps) => {
  const { decimal } = useFormatters();
  const nameOf = useCriterionName();
  const [isSettling, setSettling] = useState(false);
  const { iro, spreads } = assessed;
  const spread = spreads.get(criterion);
  const settled = iro.settled.find((each) => each.criterion === criterion);
  const name = nameOf(criterion);
  const mean = spread && decimal(spread.mean);
  return (
    <Stack gap={2} align="stretch">
      <Inline gap={3} justify="between">
        <Inline gap={2}>
          <Text as="span" strong>
            {name}
          </Text>
          {mean !== undefined && (
            <Text as="span" size="sm" tone="muted" numeric>
              <Trans>
                mean {mean}, from {spread?.lowest} to {spread?.highest}
              </Trans>
            </Text>
          )}
          {spread?.disagrees && !settled && (
            <Badge tone="warning">
              <Trans>Far apart</Trans>
            </Badge>
          )}
        </Inline>
        {!readOnly && (
          <Button size="compact" onClick={() => setSettling(true)}>
            <Trans>Settle {name}</Trans>
          </Button>
        )}
      </Inline>
      <GivenScores iro={iro} criterion={criterion} name={name} />
      {settled && (
        <Text size="sm" measured>
          <Trans>
            Settled on {settled.score} by {settled.by.name}: {settled.reason}
          </Trans>
        </Text>
      )}
      {isSettling && <SettleDialog iro={iro} criterion={criterion} onClose={() => setSettling(false)} />}
    </Stack>
  );
};

type GivenScoresProps = { iro: Iro; criterion: ScoredCriterion; name: string };

/** Each person’s score with its weight. */
const GivenScores = ({ iro, criterion, name }: GivenScoresProps) => {
  const { decimal } = useFormatters();
  const { assessment } = useAssessment();
  const given = iro.scores.filter((each) => each.criterion === criterion);
  const weightOf = (id: string) => assessment.settings.weights.find(({ personId }) => personId === id)?.weight ?? '1';
  if (given.length === 0)
    return (
      <Text size="sm" tone="muted">
        <Trans>No scores</Trans>
      </Text>
    );
  return (
    <Table caption={name} captionHidden density="compact">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Person</Trans>
          </th>
          <FigureHead>
            <Trans>Score</Trans>
          </FigureHead>
          <FigureHead>
            <Trans>Weight</Trans>
          </FigureHead>
        </tr>
      </thead>
      <tbody>
        {given.map(({ by, score }) => (
          <tr key={by.id}>
            <th scope="row">{by.name}</th>
            <FigureCell>{score}</FigureCell>
            <FigureCell>{decimal(weightOf(by.id))}</FigureCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
