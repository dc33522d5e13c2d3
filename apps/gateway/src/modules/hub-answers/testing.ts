import type {
  Answer,
  FieldExplanation,
  Finding,
  HubAnswer,
  HubAnswerOrigin,
  HubAnswers,
  Language,
  Report,
  ReportModel,
} from '@esg/contract';
import { body, type Harness, type PersonName } from '../../testing/harness.ts';
import { figure, hubOf, scope1Section } from '../data-points/testing.ts';
import { answering, callerOf, startReport } from '../reports/testing.ts';

export const scope1 = { disclosureCode: '305-1', fieldKey: 'ghg.scope1.total' };
export const tonnes = (number: string, unit = 't{CO2e}', descriptor = '') => figure(number, unit, descriptor);
type Field = typeof scope1;

/** A report of 2025 beside a data hub with that reporting time, and people's calls to both. */
export const reportBesideHub = async (h: Harness) => {
  const held = { report: await startReport(h), year: await hubOf(h).time('2025-01-01', '2025-12-31') };
  const between = (name: PersonName = 'verdant.admin') => {
    const { send, get, ok, refused } = hubOf(h, name);
    const path = () => `/reports/${held.report.id}/hub-answers`;
    const read = () => ok<HubAnswers>(get(path()));
    const take = (answers: Pick<HubAnswer, 'disclosureCode' | 'fieldKey' | 'stamp'>[]) =>
      send('POST', path(), {
        answers: answers.map(({ disclosureCode, fieldKey, stamp }) => ({ disclosureCode, fieldKey, stamp })),
      });
    return {
      send,
      get,
      ok,
      refused,
      read,
      take,
      takeAll: async () => ok<{ taken: number }>(take((await read()).answers)),
      one: async ({ fieldKey }: Field = scope1) => (await read()).answers.find((each) => each.fieldKey === fieldKey),
      origin: ({ disclosureCode, fieldKey }: Field = scope1) =>
        ok<HubAnswerOrigin>(get(`${path()}/${disclosureCode}/${fieldKey}`)),
      save: (more: object, { disclosureCode, fieldKey }: Field = scope1) =>
        send('POST', `/reports/${held.report.id}/answers/${disclosureCode}/${fieldKey}/saved-to-hub`, {
          version: 1,
          reportingTimeId: held.year.id,
          entityId: null,
          overwrites: [],
          ...more,
        }),
      settings: async (change: object) => {
        const patch = body('PATCH', { version: held.report.version, ...change });
        held.report = await ok<Report>(h.as(name).request(`/reports/${held.report.id}`, patch));
      },
      /** Starts another report, which later calls use. */
      begin: async (versionId: string) => {
        held.report = await ok<Report>(send('POST', '/reports', { versionId, name: 'Another' }));
      },
    };
  };
  const writer = (name?: PersonName) => answering(h, held.report, name);
  return {
    between,
    writer,
    year: held.year,
    reportId: () => held.report.id,
    store: (more: object, timeId = held.year.id) => hubOf(h).store(timeId, { sectionId: scope1Section, ...more }),
    explanations: () => hubOf(h).ok<FieldExplanation[]>(hubOf(h).get(`/reports/${held.report.id}/explanations`)),
    stored: async () => (await writer().answers()).find(({ fieldKey }) => fieldKey === scope1.fieldKey),
  };
};
export type Beside = Awaited<ReturnType<typeof reportBesideHub>>;

/** A report of 2025 about one provision, by HKEX unless another framework is named, filled from the data hub after `store`. */
export const reportFilledAfter = async (
  h: Harness,
  code: string,
  store: () => Promise<void>,
  versionId = 'hkex-c2-2025',
) => {
  const { send, get, ok } = callerOf(h);
  await store();
  const { id, version } = await ok<Report>(send('POST', '/reports', { versionId, name: 'ESG report 2025' }));
  const period = { start: '2025-01-01', end: '2025-12-31' };
  await ok(send('PATCH', `/reports/${id}`, { version, disclosureCodes: [code], period }));
  const { answers: offers } = await ok<{ answers: { disclosureCode: string; fieldKey: string; stamp: string }[] }>(
    get(`/reports/${id}/hub-answers`),
  );
  if (offers.length > 0)
    await ok(
      send('POST', `/reports/${id}/hub-answers`, {
        answers: offers.map(({ disclosureCode, fieldKey, stamp }) => ({ disclosureCode, fieldKey, stamp })),
      }),
    );
  const figureOf = async (key: string, language: Language = 'en') => {
    const model = await ok<ReportModel>(get(`/reports/${id}/model?language=${language}`));
    const [disclosure] = model.chapters.flatMap(({ disclosures }) => disclosures);
    const content = disclosure?.fields.find((field) => field.key === key)?.content;
    if (content?.kind !== 'numbers') throw new Error('The figure is no figure');
    return { ...content, charts: disclosure?.charts ?? [] };
  };
  const answerOf = async (key: string) =>
    (await ok<Answer[]>(get(`/reports/${id}/answers`))).find(({ fieldKey }) => fieldKey === key)?.value ?? null;
  const findings = async () => (await ok<{ findings: Finding[] }>(get(`/reports/${id}/validation`))).findings;
  return { id, figureOf, answerOf, findings };
};
