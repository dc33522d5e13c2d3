import {
  type AssessedIro,
  assessIro,
  axesOfEdition,
  type JudgedTopic,
  judgePlaced,
  type MaterialityAxis,
  type MaterialitySettings,
  placeTopics,
  type ThresholdPlace,
  type Thresholds,
  thresholdPlaces,
} from '@esg/contract';
import { useCallback, useMemo, useState } from 'react';
import { useAssessment } from '../assessment-context.ts';

/** The name of a place on an axis where a threshold can be. */
export const placeAt = (value: number): ThresholdPlace =>
  thresholdPlaces.find((place) => Number(place) === value) ?? thresholdPlaces[0];

/** The assessment as the matrix shows it. */
export interface Matrix {
  /** The sides that count by the rules. */
  readonly axes: readonly MaterialityAxis[];
  /** Where the thresholds are now, also while one moves. */
  readonly thresholds: Thresholds;
  /** Where they were when the page was opened. */
  readonly opened: Thresholds;
  readonly judged: readonly JudgedTopic[];
  /** The same by other thresholds. */
  readonly judgedBy: (thresholds: Thresholds) => readonly JudgedTopic[];
  readonly move: (thresholds: Thresholds) => void;
  /** The person let go: the thresholds are stored, where this person may store them. */
  readonly commit: () => void;
  /** Moves and stores at once. */
  readonly set: (thresholds: Thresholds) => void;
}

/** Every entry with what its scores make of it by these settings. */
export const useAssessedIros = ({ weights, scales, severityRule }: MaterialitySettings): readonly AssessedIro[] => {
  const { assessment } = useAssessment();
  return useMemo(
    () => assessment.iros.map((iro) => assessIro(iro, { weights, scales, severityRule })),
    [assessment.iros, weights, scales, severityRule],
  );
};

/** Positions and verdicts of all topics. Positions are reckoned once; only verdicts follow a threshold that moves. */
export const useMatrix = (): Matrix => {
  const { assessment, settings, readOnly } = useAssessment();
  const { edition, topics } = assessment;
  const iros = useAssessedIros(settings.value);
  const placed = useMemo(() => placeTopics(topics, iros), [topics, iros]);
  const [moving, setMoving] = useState<Thresholds>();
  const [opened] = useState(settings.value.thresholds);
  const thresholds = moving ?? settings.value.thresholds;
  const judgedBy = useCallback((at: Thresholds) => judgePlaced(placed, edition, at), [placed, edition]);
  const set = (wanted: Thresholds) => {
    if (readOnly) return setMoving(wanted);
    setMoving(undefined);
    settings.change({ ...settings.value, thresholds: wanted });
    settings.flush();
  };
  return {
    axes: axesOfEdition(edition),
    thresholds,
    opened,
    judged: useMemo(() => judgedBy(thresholds), [judgedBy, thresholds]),
    judgedBy,
    move: setMoving,
    commit: () => moving && set(moving),
    set,
  };
};
