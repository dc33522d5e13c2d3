import type { SurveyResults, SurveyTexts } from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { inspectPdf } from '../exports/render/testing/inspect-pdf.ts';
import { withMateriality } from '../materiality/testing.ts';
import { readResults } from './results.service.ts';
import { makeResultsFile } from './results-file.ts';
import { rated, surveysOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

const text = (written: string) => ({ kind: 'text', text: written }) as const;

const answered = async () => {
  const own = surveysOf(h);
  const survey = await own.opened((await own.assessment()).id);
  const people = await own.invite(survey, 2);
  for (const [place, person] of people.entries()) {
    await person.answer('topics', rated(place + 1, 5));
    await person.answer('missing', text(`Said by ${place}`));
    await person.submit();
  }
  const read = () => own.ok<SurveyResults>(own.call(`/surveys/${survey.id}/results`));
  const texts = () => own.ok<SurveyTexts>(own.call(`/surveys/${survey.id}/results/texts`));
  const kept = async () => (await h.database.pool.query('select * from survey_results')).rows;
  return { ...own, survey, people, read, texts, kept };
};
const air = ({ tallies }: SurveyResults) => tallies.find(({ optionId }) => optionId === 'topic-1')?.tallies[0];

it('are kept as long as nobody answers, without anything that people wrote', async () => {
  const { people, read, texts, kept } = await answered();
  expect(air(await read())).toMatchObject({ answered: 2, mean: '1.5' });
  const [row] = await kept();
  expect(JSON.stringify(row)).not.toContain('Said by');
  expect(air(await read())).toMatchObject({ answered: 2, mean: '1.5' });
  expect(await kept()).toEqual([row]);
  await people[0]?.answer('topics', rated(5, 5));
  expect(await read()).toMatchObject({ isRenewing: false });
  expect(air(await read())).toMatchObject({ answered: 2, mean: '3.5' });
  expect((await texts()).texts[0]).toMatchObject({ texts: ['Said by 0', 'Said by 1'], further: 0 });
});

it('are in a PDF as they are now, though pages show those of an earlier moment while a large survey is added up', async () => {
  const { people, read, survey } = await answered();
  await read();
  for (const person of people) await person.answer('topics', rated(5, 5));
  // As where adding up takes longer than somebody who looks at the page waits.
  const { database } = h.deps;
  let asked = 0;
  const slow: typeof database = {
    ...database,
    withScope: async (scope, run) => {
      asked += 1;
      if (asked > 1) await new Promise((resolve) => setTimeout(resolve, 700));
      return database.withScope(scope, run);
    },
  };
  const { scope } = personOf('verdant.admin');
  const asking = { format: 'pdf', language: 'en' } as const;
  const file = await makeResultsFile({ ...h.deps, database: slow }, scope, survey.id, asking);
  const { pages } = await inspectPdf(file.bytes);
  expect(JSON.stringify(pages)).not.toContain('1.5');
  expect(JSON.stringify(pages)).toContain('5 ± 0');
});

it('are not shown as former rules added them up, however long it takes by the present ones', async () => {
  const { people, read, survey } = await answered();
  await read();
  await people[0]?.answer('topics', rated(5, 5));
  await h.database.pool.query(
    `update survey_results set mark = 'rules-1' || substr(mark, 8), results = jsonb_set(results, '{tallies}', '[]')`,
  );
  const { database } = h.deps;
  const slow: typeof database = {
    ...database,
    withScope: async (scope, run) => {
      const answer = await database.withScope(scope, run);
      await new Promise((resolve) => setTimeout(resolve, 700));
      return answer;
    },
  };
  const { scope } = personOf('verdant.admin');
  expect(air(await readResults({ ...h.deps, database: slow }, scope, survey.id))).toMatchObject({ mean: '3.5' });
});

it('are neither kept nor shown as the last ones where somebody answers while they are added up, and pages ask again', async () => {
  const { people, read, survey, kept } = await answered();
  const { database } = h.deps;
  let asked = 0;
  const busy: typeof database = {
    ...database,
    withScope: async (scope, run) => {
      asked += 1;
      // The keys of the responses are read, the responses themselves not yet.
      if (asked === 3) await people[0]?.answer('topics', rated(5, 5));
      return database.withScope(scope, run);
    },
  };
  const publish = vi.fn();
  const deps = { ...h.deps, database: busy, realtime: { ...h.deps.realtime, publish } };
  const { scope } = personOf('verdant.admin');
  expect(await readResults(deps, scope, survey.id)).toMatchObject({ isRenewing: true });
  expect(await kept()).toEqual([]);
  await expect.poll(() => publish.mock.calls.map(([, notice]) => notice)).toEqual([{ type: 'surveys.changed' }]);
  expect(await read()).toMatchObject({ isRenewing: false });
  expect(await kept()).toHaveLength(1);
});

it('forget what somebody withdrew', async () => {
  const { people, read, texts } = await answered();
  await texts();
  await people[1]?.withdraw();
  expect(air(await read())).toMatchObject({ answered: 1, mean: '1' });
  expect((await texts()).texts[0]?.texts).toEqual(['Said by 0']);
});

it('are read anew where the survey asks something else now', async () => {
  const { survey, read, send, ok } = await answered();
  await read();
  const { content, opensAt, closesAt, privacy, version, id } = survey;
  const sections = content.sections.filter((section) => section.id !== 'closing');
  await ok(send('PUT', `/surveys/${id}`, { content: { ...content, sections }, opensAt, closesAt, privacy, version }));
  expect((await read()).tallies.some(({ questionId }) => questionId === 'missing')).toBe(false);
});

it('say in every file that the spread of few answers is withheld, and show none of it', async () => {
  const own = surveysOf(h);
  const survey = await own.opened((await own.assessment()).id, { privacy: 'confidential' });
  for (const person of await own.invite(survey, 6)) {
    await person.answer('topics', rated(4, 5));
    await person.submit();
  }
  await own.ok(own.send('POST', `/surveys/${survey.id}/closing`));
  const results = await own.ok<SurveyResults>(own.call(`/surveys/${survey.id}/results`));
  expect(air(results)).toMatchObject({ answered: 6, mean: '4', deviation: null, counts: [], isWithheld: true });
  // Six times 5, of which one counts as 4.
  expect(results.tallies.find(({ optionId }) => optionId === 'topic-2')?.tallies[0]?.mean).toBe('4.83');
  const { scope } = personOf('verdant.admin');
  const fileOf = (format: 'csv' | 'pdf' | 'xlsx') =>
    makeResultsFile(h.deps, scope, survey.id, { format, language: 'en' });
  const csv = Buffer.from((await fileOf('csv')).bytes).toString();
  expect(csv).toContain('only the average is shown of fewer than 10 answers');
  expect(csv).toContain('6,4,Not shown');
  const { rows = [] } = (await readXlsx((await fileOf('xlsx')).bytes)).sheets[0] ?? {};
  expect(rows.flat()).toContain('Not shown');
  expect(JSON.stringify(rows.at(-1))).toContain('only the average is shown');
  const printed = (await inspectPdf((await fileOf('pdf')).bytes)).pages.map((page) => page.text).join('');
  expect(printed).toContain('only the average is shown');
  expect(printed).not.toContain('±');
});
