import {
  type AssessedIro,
  assessIro,
  axesOfEdition,
  axesThatCount,
  type EntryAxis,
  type JudgedTopic,
  judgePlaced,
  type MaterialityAxis,
  type MaterialitySettings,
  placeTopics,
  type ThresholdPlace,
  type Thresholds,
  thresholdPlaces,
} from '@esg/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { useAddress } from '../use-address.ts';
import { type View, viewsOf } from './sides.ts';

/** The name of a place on an axis where a threshold can be. */
export const placeAt = (value: number): ThresholdPlace =>
  thresholdPlaces.find((place) => Number(place) === value) ?? thresholdPlaces[0];

/** What the assessment says by some thresholds. */
export interface MatrixAt {
  /** The sides of the rules. */
  readonly axes: readonly EntryAxis[];
  /** The sides that there is something to say about: those of the rules, and stakeholders where a survey says something. */
  readonly known: readonly MaterialityAxis[];
  /** Whether what stakeholders say makes a topic material for that alone. */
  readonly stakeholdersCount: boolean;
  readonly thresholds: Thresholds;
  /** Where the thresholds were when the page was opened. */
  readonly opened: Thresholds;
  readonly judged: readonly JudgedTopic[];
  /** The same by other thresholds. */
  readonly judgedBy: (thresholds: Thresholds) => readonly JudgedTopic[];
}

/** The assessment as the matrix shows it, by the thresholds as they are now, also while one moves. */
export interface Matrix extends MatrixAt {
  readonly views: readonly View[];
  /** The view of the address, else the first. */
  readonly view: View;
  readonly show: (viewId: string) => void;
  /** The same by the thresholds as they last stood still: what follows from them is not drawn at each step of a movement. */
  readonly still: MatrixAt;
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

/** Which sides are shown, by the address. */
const useView = (axes: readonly EntryAxis[], hasOpinions: boolean) => {
  const { address, change } = useAddress();
  const views = useMemo(() => viewsOf(axes, hasOpinions), [axes, hasOpinions]);
  const view = views.find(({ id }) => id === address.view) ?? views[0];
  return { views, view, show: (id: string) => change({ view: id === views[0].id ? undefined : id }) };
};

/** So long a threshold that is held stands still before what follows is drawn. */
const stillMilliseconds = 500;

/** The thresholds as they last stood still. */
const useStill = (thresholds: Thresholds, isMoving: boolean): Thresholds => {
  const [still, setStill] = useState(thresholds);
  useEffect(() => {
    const timer = setTimeout(() => setStill(thresholds), isMoving ? stillMilliseconds : 0);
    return () => clearTimeout(timer);
  }, [thresholds, isMoving]);
  return isMoving ? still : thresholds;
};

/** Positions and verdicts of all topics. Positions are reckoned once; only verdicts follow a threshold that moves. */
export const useMatrix = (): Matrix => {
  const { assessment, settings, readOnly } = useAssessment();
  const { edition, topics, opinions } = assessment;
  const { stakeholdersCount } = settings.value;
  const iros = useAssessedIros(settings.value);
  const placed = useMemo(() => placeTopics(topics, iros, opinions), [topics, iros, opinions]);
  const [moving, setMoving] = useState<Thresholds>();
  const [opened] = useState(settings.value.thresholds);
  const thresholds = moving ?? settings.value.thresholds;
  const counting = useMemo(
    () => axesThatCount({ edition, settings: { stakeholdersCount } }),
    [edition, stakeholdersCount],
  );
  const judgedBy = useCallback((at: Thresholds) => judgePlaced(placed, counting, at), [placed, counting]);
  const axes = axesOfEdition(edition);
  const hasOpinions = opinions.topics.length > 0;
  const known = useMemo((): readonly MaterialityAxis[] => {
    const ofRules = axesOfEdition(edition);
    return hasOpinions ? [...ofRules, 'stakeholder'] : ofRules;
  }, [edition, hasOpinions]);
  const shared = useMemo(
    () => ({ axes: axesOfEdition(edition), known, stakeholdersCount, opened, judgedBy }),
    [edition, known, stakeholdersCount, opened, judgedBy],
  );
  const stood = useStill(thresholds, moving !== undefined);
  const set = (wanted: Thresholds) => {
    if (readOnly) return setMoving(wanted);
    setMoving(undefined);
    settings.change({ ...settings.value, thresholds: wanted });
    settings.flush();
  };
  return {
    ...shared,
    ...useView(axes, hasOpinions),
    thresholds,
    judged: useMemo(() => judgedBy(thresholds), [judgedBy, thresholds]),
    still: useMemo(() => ({ ...shared, thresholds: stood, judged: judgedBy(stood) }), [shared, stood, judgedBy]),
    move: setMoving,
    commit: () => moving && set(moving),
    set,
  };
};
