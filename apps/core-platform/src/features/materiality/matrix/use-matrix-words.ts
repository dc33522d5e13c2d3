import { useFormatters } from '@esg/app-kit';
import {
  axisLength,
  type JudgedTopic,
  type MaterialityAxis,
  type MaterialityLibrary,
  type TopicPosition,
  topicDimensions,
} from '@esg/contract';
import { fractionOf, toPlaces } from '@esg/quantities';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { useTopicName, verdictNames } from '../topic-words.ts';

const shownPlaces = 2;

const dimensionsOf = ({ topics }: Pick<MaterialityLibrary, 'topics'>) =>
  new Map(topics.map(({ id, dimension }) => [id, dimension]));

/** Names of axes, positions, categories and verdicts. */
export const useMatrixWords = () => {
  const { t, i18n } = useLingui();
  const { decimal } = useFormatters();
  const { library } = useAssessment();
  const topicName = useTopicName();
  const dimensions = useMemo(() => dimensionsOf(library), [library]);
  const axisNames: Record<MaterialityAxis, string> = {
    impact: t`Impact`,
    financial: t`Financial effect`,
    stakeholder: t`Stakeholders`,
  };
  const dimensionNames: Record<(typeof topicDimensions)[number], string> = {
    environmental: t`Environmental`,
    social: t`Social`,
    governance: t`Governance`,
  };
  const written = useMemo(() => {
    const known = new Map<string, string>();
    // A threshold that moves shows each position again at each step.
    return (position: string) => {
      const text = known.get(position) ?? decimal(toPlaces(fractionOf(position), shownPlaces));
      known.set(position, text);
      return text;
    };
  }, [decimal]);
  const at = (position: string | null) => (position === null ? t`not scored` : written(position));
  /** Where a topic stands on a side. */
  const placeOn = ({ position }: { readonly position: TopicPosition }, axis: MaterialityAxis) =>
    axis === 'stakeholder' && (position.stakeholder ?? null) === null ? t`not surveyed` : at(position[axis] ?? null);
  const verdict = ({ topic, verdict: said }: JudgedTopic) => {
    if (topic.state === 'left_out') return t`Left out`;
    if (topic.judged === null) return i18n._(verdictNames[said]);
    return topic.judged === 'material' ? t`Judged material` : t`Judged not material`;
  };
  return {
    axisNames,
    at,
    placeOn,
    verdict,
    nameOf: ({ topic, libraryIds }: JudgedTopic) => topicName({ name: topic.name, libraryIds }),
    groups: [
      ...topicDimensions.map((id) => ({ id: id as string, label: dimensionNames[id] })),
      { id: 'own', label: t`Your own` },
    ],
    groupOf: ({ libraryIds }: JudgedTopic): string => dimensions.get(libraryIds[0] ?? '') ?? 'own',
    /** A threshold in words. */
    threshold: (value: string | number) => t`${decimal(String(value))} of ${axisLength}`,
  };
};
export type MatrixWords = ReturnType<typeof useMatrixWords>;
