import { axesOfEdition, type JudgedTopic, type MaterialityAxis } from '@esg/contract';
import { EmptyState, FigureCell, FigureHead, Heading, Stack, Status, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAssessment } from '../assessment-context.ts';
import { useMatrixWords } from '../matrix/use-matrix-words.ts';
import { JudgeTopic } from './JudgeTopic.tsx';

const tones = { material: 'success', not_material: 'neutral', unscored: 'warning' } as const;

/** Every topic with its places, verdict and reason: what a decision is about. */
export const TopicVerdicts = ({ judged }: { readonly judged: readonly JudgedTopic[] }) => {
  const { t } = useLingui();
  const { assessment } = useAssessment();
  const merged = assessment.topics.filter(({ state }) => state === 'merged').length;
  return (
    <Stack as="section" gap={3} align="stretch" aria-labelledby="verdicts">
      <Heading level={3} id="verdicts">
        <Trans>What the decision is about</Trans>
      </Heading>
      {judged.length === 0 ? (
        <EmptyState
          level={3}
          title={<Trans>The long list is empty</Trans>}
          purpose={<Trans>Add topics first. Without topics there is nothing to decide.</Trans>}
        />
      ) : (
        <Verdicts judged={judged} caption={t`Topics with their verdicts`} />
      )}
      {merged > 0 && (
        <Text size="sm" tone="muted">
          <Trans>Topics that were merged into others are spoken for by them: {merged}.</Trans>
        </Text>
      )}
    </Stack>
  );
};

type VerdictsProps = { readonly judged: readonly JudgedTopic[]; readonly caption: string };

const Verdicts = ({ judged, caption }: VerdictsProps) => {
  const { t } = useLingui();
  const { assessment, readOnly } = useAssessment();
  const words = useMatrixWords();
  const sides = axesOfEdition(assessment.edition);
  const axes: readonly MaterialityAxis[] = assessment.opinions.topics.length > 0 ? [...sides, 'stakeholder'] : sides;
  return (
    <Table caption={caption} captionHidden stacked>
      <thead>
        <tr>
          <th scope="col">{t`Topic`}</th>
          {axes.map((axis) => (
            <FigureHead key={axis}>{words.axisNames[axis]}</FigureHead>
          ))}
          <th scope="col">{t`Verdict`}</th>
          <th scope="col">{t`Reason`}</th>
          {!readOnly && <th scope="col">{t`Change`}</th>}
        </tr>
      </thead>
      <tbody>
        {judged.map((each) => (
          <tr key={each.topic.id}>
            <th scope="row">{words.nameOf(each)}</th>
            {axes.map((axis) => (
              <FigureCell key={axis} label={words.axisNames[axis]}>
                <Text as="span" unbroken>
                  {words.placeOn(each, axis)}
                </Text>
              </FigureCell>
            ))}
            <td data-label={t`Verdict`}>
              <Status tone={tones[each.verdict]}>{words.verdict(each)}</Status>
            </td>
            <td data-label={t`Reason`}>{each.topic.reason || '–'}</td>
            {!readOnly && (
              <td data-label={t`Change`}>
                <JudgeTopic topic={each.topic} name={words.nameOf(each)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
