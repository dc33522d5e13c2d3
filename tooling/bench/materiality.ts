import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { measureMatrixInChromium } from './materiality-browser.ts';
import { atMost, type Measurement, plain } from './measure.ts';

const scriptOf = (name: string) => `${root}/apps/gateway/bench/${name}.bench.ts`;

type Reading = {
  readonly frameworks: number;
  readonly openingMs: number;
  readonly draggingMs: number;
  readonly lettingMs: number;
};

type SurveyReading = {
  readonly responses: number;
  readonly questions: number;
  readonly respondents: number;
  readonly calls: number;
  readonly firstResultsMs: number;
  readonly resultsMs: number;
  readonly textsMs: number;
  readonly exportMs: number;
  readonly p99Ms: number;
  readonly lost: number;
};

const read = async <Found>(name: string): Promise<Found> => {
  const { stdout, output } = await run(process.execPath, ['--no-warnings', scriptOf(name)]);
  const line = stdout.trim().split('\n').at(-1);
  if (!line) throw new Error(output);
  return JSON.parse(line) as Found;
};

/** A large survey: its results and files, and people who answer at once while the gateway is killed and started again. */
const measureSurveys = async (): Promise<Measurement[]> => {
  const { responses, questions, respondents, calls, ...found } = await read<SurveyReading>('surveys');
  const note = `${responses} responses, ${questions} questions`;
  return [
    plain({ name: 'results of a survey that was never added up', value: found.firstResultsMs, unit: 'ms', note }),
    atMost(1000, {
      name: 'results of a survey, after a start of the gateway and after an answer',
      value: found.resultsMs,
      unit: 'ms',
      note,
    }),
    plain({
      name: 'the first texts and words of its questions, after an answer',
      value: found.textsMs,
      unit: 'ms',
      note,
    }),
    atMost(10_000, { name: 'results of a survey as Excel', value: found.exportMs, unit: 'ms', note }),
    atMost(500, {
      name: 'a call of somebody who answers, p99',
      value: found.p99Ms,
      unit: 'ms',
      note: `${respondents} people at once, one answer a second each, ${calls} calls, embedded database`,
    }),
    atMost(0, {
      name: 'acknowledged answers lost',
      value: found.lost,
      unit: 'cases',
      note: 'the gateway is killed while they answer, and started again',
    }),
  ];
};

/** A large assessment: the arithmetic of its matrix, the matrix in Chromium, and its survey. */
export const measureMateriality = async (): Promise<Measurement[]> => [
  ...(await measureMatrix()),
  ...(await measureMatrixInChromium()),
  ...(await measureSurveys()),
];

/** Opening a matrix, moving a threshold, and what the move does to reports. */
const measureMatrix = async (): Promise<Measurement[]> => {
  const { frameworks, openingMs, draggingMs, lettingMs } = await read<Reading>('materiality');
  const note = '120 topics, 500 entries, 30 people';
  return [
    plain({ name: 'scores of all people into positions', value: openingMs, unit: 'ms', note }),
    atMost(16, { name: 'verdicts while a threshold moves', value: draggingMs, unit: 'ms', note }),
    atMost(100, {
      name: 'what enters and leaves reports, and what one step more would change',
      value: lettingMs,
      unit: 'ms',
      note: `${note}, ${frameworks} frameworks`,
    }),
  ];
};
