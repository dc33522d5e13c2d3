import { fetchAssessmentFile } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useLanguage } from '@esg/app-kit';
import { axisLength, thresholdPlaces } from '@esg/contract';
import { ChartFrame, type ChartTable, ScatterChart } from '@esg/ui/charts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { drawnTopics, pointsOf } from './matrix-points.ts';
import { RankedTopics } from './RankedTopics.tsx';
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
  const missing = matrix.judged.length - drawnTopics(matrix.judged).length;
  const material = matrix.judged.filter(({ verdict }) => verdict === 'material').length;
  const all = matrix.judged.length;
  const said = t`${material} of ${all} topics are material.`;
  const undrawn =
    missing > 0 ? t`${missing} are in the table alone: they are left out, or nothing of them is scored.` : '';
  return (
    <ChartFrame
      title={title}
      description={`${said} ${undrawn}`}
      table={tableOf(matrix, words, [t`Topic`, t`Category`, t`Verdict`])}
      labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
      heightPx={heightPx}
      exports={{
        fileName: title,
        labels: { download: t`Download`, png: t`Picture (PNG)`, svg: t`Drawing (SVG)`, excel: t`Excel` },
        onExcel: () => void fetchAssessmentFile(api, assessment.id, language).then(save, notifyProblem),
      }}
    >
      {matrix.axes.length === 1 ? <RankedTopics matrix={matrix} /> : <Field matrix={matrix} words={words} />}
    </ChartFrame>
  );
};

type FieldProps = Shown & { readonly words: MatrixWords };

/** Impact from left to right, financial effect from bottom to top. */
const Field = ({ matrix, words }: FieldProps) => {
  const { t } = useLingui();
  const { judged, thresholds } = matrix;
  const scale = { min: 0, max: axisLength, step };
  const { axisNames, at } = words;
  const points = useMemo(
    () =>
      pointsOf(judged, {
        ...words,
        togetherOf: (first, more) => t`${first} and ${more} more`,
        placeOf: (topic) => {
          const impact = at(topic.position.impact);
          const financial = at(topic.position.financial);
          const verdict = words.verdict(topic);
          return t`impact ${impact}, financial ${financial}: ${verdict}`;
        },
      }),
    [judged, words, at, t],
  );
  return (
    <ScatterChart
      label={t`Topics by impact and financial effect`}
      points={points}
      x={{ label: axisNames.impact, ...scale }}
      y={{ label: axisNames.financial, ...scale }}
      groups={words.groups.filter(({ id }) => points.some(({ group }) => group === id))}
      heightPx={heightPx}
      formatTick={String}
      thresholds={{ x: Number(thresholds.impact), y: Number(thresholds.financial) }}
      passing="either"
      onThresholdsChange={({ thresholds: { x, y } }) => matrix.move({ impact: placeAt(x), financial: placeAt(y) })}
      onThresholdsCommit={matrix.commit}
      thresholdText={{
        name: ({ label }) => t`Threshold: ${label}`,
        value: ({ value }) => words.threshold(value),
      }}
      quadrants={{
        topLeft: t`Financially material`,
        topRight: t`Material on both sides`,
        bottomLeft: t`Not material`,
        bottomRight: t`Material by impact`,
      }}
    />
  );
};

/** All topics, those that are drawn and those that are not. */
const tableOf = (
  { judged, axes }: Matrix,
  words: MatrixWords,
  [topic, category, verdict]: readonly string[],
): ChartTable => {
  const groupNames = new Map(words.groups.map(({ id, label }) => [id, label]));
  return {
    head: [topic ?? '', category ?? '', ...axes.map((axis) => words.axisNames[axis]), verdict ?? ''],
    rows: judged.map((each) => ({
      id: each.topic.id,
      cells: [
        words.nameOf(each),
        groupNames.get(words.groupOf(each)) ?? '',
        ...axes.map((axis) => words.at(each.position[axis])),
        words.verdict(each),
      ],
      values: [null, null, ...axes.map((axis) => each.position[axis]), null],
    })),
  };
};
