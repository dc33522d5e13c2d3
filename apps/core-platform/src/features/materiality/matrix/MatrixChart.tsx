import { fetchAssessmentFile } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useLanguage } from '@esg/app-kit';
import { axisLength, thresholdPlaces } from '@esg/contract';
import { ChartFrame, type ChartTable, ScatterChart } from '@esg/ui/charts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { pointsOf } from './matrix-points.ts';
import { RankedTopics } from './RankedTopics.tsx';
import { drawnTopics, type Sides } from './sides.ts';
import { type Matrix, placeAt } from './use-matrix.ts';
import { type MatrixWords, useMatrixWords } from './use-matrix-words.ts';

const heightPx = 480;
const step = axisLength / (thresholdPlaces.length - 1);

type Shown = { readonly matrix: Matrix };

/** The drawing of one or two sides, with the same as a table one button away, and its files. */
export const MatrixChart = ({ matrix }: Shown) => {
  const { t } = useLingui();
  const words = useMatrixWords();
  const { assessment } = useAssessment();
  const api = useApi();
  const language = useLanguage();
  const year = String(assessment.year);
  const title = t`Material topics ${year}`;
  const save = (file: Blob) => saveFile(file, `${title}.xlsx`);
  const { sides } = matrix.view;
  const drawn = drawnTopics(matrix.judged, sides);
  const missing = matrix.judged.length - drawn.length;
  const edged = sides
    ? drawn.filter(({ position }) => [sides.x, sides.y].some((axis) => (position[axis] ?? null) === null)).length
    : 0;
  const material = matrix.judged.filter(({ verdict }) => verdict === 'material').length;
  const all = matrix.judged.length;
  const said = t`${material} of ${all} topics are material.`;
  const asked = sides?.y === 'stakeholder';
  const why = asked
    ? t`${plural(missing, {
        one: '# is in the table alone: it is left out, or no survey says anything of it.',
        other: '# are in the table alone: they are left out, or no survey says anything of them.',
      })}`
    : t`${plural(missing, {
        one: '# is in the table alone: it is left out, or nothing of it is scored.',
        other: '# are in the table alone: they are left out, or nothing of them is scored.',
      })}`;
  const undrawn = missing > 0 ? why : '';
  const onEdge = t`${plural(edged, {
    one: '# is drawn on an edge: it isn’t scored on that side, which isn’t the same as 0.',
    other: '# are drawn on an edge: they aren’t scored on that side, which isn’t the same as 0.',
  })}`;
  const unscored = edged > 0 ? onEdge : '';
  return (
    <ChartFrame
      title={title}
      description={[said, unscored, undrawn].filter(Boolean).join(' ')}
      table={() => tableOf(matrix, words, [t`Topic`, t`Category`, t`Verdict`])}
      labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
      heightPx={heightPx}
      exports={{
        fileName: title,
        labels: { download: t`Download`, png: t`Picture (PNG)`, svg: t`Drawing (SVG)`, excel: t`Excel` },
        onExcel: () => void fetchAssessmentFile(api, assessment.id, language).then(save, notifyProblem),
      }}
    >
      {sides ? <Field matrix={matrix} sides={sides} words={words} /> : <RankedTopics matrix={matrix} />}
    </ChartFrame>
  );
};

type FieldProps = Shown & { readonly sides: Sides; readonly words: MatrixWords };

/** Names of the four parts of the field. */
const useQuadrants = ({ x, y }: Sides, isCounted: boolean) => {
  const { t } = useLingui();
  const byX = x === 'impact' ? t`Material by impact` : t`Financially material`;
  if (y !== 'stakeholder')
    return {
      topLeft: t`Financially material`,
      topRight: t`Material on both sides`,
      bottomLeft: t`Below both thresholds`,
      bottomRight: byX,
    };
  return {
    topLeft: isCounted ? t`Material to stakeholders` : t`Important to stakeholders alone`,
    topRight: isCounted ? t`Material on both sides` : t`Material, and important to stakeholders`,
    bottomLeft: t`Below both thresholds`,
    bottomRight: byX,
  };
};

/** Topics as points, each with where it stands and what follows. */
const usePoints = ({ matrix: { judged }, sides, words }: FieldProps) => {
  const { t } = useLingui();
  const { axisNames, placeOn } = words;
  const { x, y } = sides;
  return useMemo(
    () =>
      pointsOf(
        judged,
        { x, y },
        {
          ...words,
          togetherOf: (first, more) => t`${first} and ${more} more`,
          placeOf: (topic) => {
            const across = `${axisNames[x]} ${placeOn(topic, x)}`;
            const up = `${axisNames[y]} ${placeOn(topic, y)}`;
            const verdict = words.verdict(topic);
            return t`${across}, ${up}: ${verdict}`;
          },
        },
      ),
    [judged, words, axisNames, placeOn, x, y, t],
  );
};

/** One side from left to right, the other from bottom to top. */
const Field = (props: FieldProps) => {
  const { t } = useLingui();
  const { matrix, sides, words } = props;
  const { x, y } = sides;
  const { thresholds, stakeholdersCount } = matrix;
  const { axisNames } = words;
  const scale = { min: 0, max: axisLength, step };
  const points = usePoints(props);
  const across = axisNames[x];
  const up = axisNames[y];
  return (
    <ScatterChart
      label={t`Topics by ${across} and ${up}`}
      points={points}
      x={{ label: across, ...scale }}
      y={{ label: up, ...scale }}
      groups={words.groups.filter(({ id }) => points.some(({ group }) => group === id))}
      heightPx={heightPx}
      formatTick={String}
      thresholds={{ x: Number(thresholds[x]), y: Number(thresholds[y]) }}
      passing={y === 'stakeholder' && !stakeholdersCount ? 'both' : 'either'}
      onThresholdsChange={({ thresholds: at }) =>
        matrix.move({ ...thresholds, [x]: placeAt(at.x), [y]: placeAt(at.y) })
      }
      onThresholdsCommit={matrix.commit}
      thresholdText={{
        name: ({ label }) => t`Threshold: ${label}`,
        value: ({ value }) => words.threshold(value),
      }}
      quadrants={useQuadrants(sides, stakeholdersCount)}
    />
  );
};

/** All topics, those that are drawn and those that are not. */
const tableOf = (
  { judged, known }: Matrix,
  words: MatrixWords,
  [topic, category, verdict]: readonly string[],
): ChartTable => {
  const groupNames = new Map(words.groups.map(({ id, label }) => [id, label]));
  return {
    head: [topic ?? '', category ?? '', ...known.map((axis) => words.axisNames[axis]), verdict ?? ''],
    rows: judged.map((each) => ({
      id: each.topic.id,
      cells: [
        words.nameOf(each),
        groupNames.get(words.groupOf(each)) ?? '',
        ...known.map((axis) => words.placeOn(each, axis)),
        words.verdict(each),
      ],
      values: [null, null, ...known.map((axis) => each.position[axis] ?? null), null],
    })),
  };
};
