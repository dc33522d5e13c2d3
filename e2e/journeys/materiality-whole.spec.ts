import type { Page } from '@playwright/test';
import { filesOf, readPdf, readWord } from '../figures.ts';
import { expect, test } from '../journey.ts';
import { enter, type Person, screen, signedInApi } from '../people.ts';
import { api, tenantHeader } from '../product.ts';
import { startTeam } from '../team.ts';
import { createReport, explainMissing, goOn, selectDisclosures, untilSaved } from '../wizard.ts';

/*
 * A double materiality assessment from its first entry to two published reports: two people score, three groups are surveyed, an approver
 * returns it and then approves, somebody decides by name, and the indexes of a GRI and an HKEX report print why a topic is left out. What
 * other journeys do on screen already, as listing topics and scoring by keys, is done by calls here.
 */
test.describe.configure({ mode: 'serial' });

const mark = Date.now();
const reason = `No boilers are left (${mark}).`;
const returned = `Say why air is out (${mark})`;
const year = 2025;
const phone = { viewport: { width: 390, height: 844 } };
const groups = ['Employees', 'Investors', 'Neighbours'] as const;
/** Of each group so many answer by calls; with the person who answers on screen they are enough to be shown. */
const others = 4;

type Made = { readonly id: string };
type Call = Awaited<ReturnType<typeof signedInApi>>;
let team: Awaited<ReturnType<typeof startTeam>>;
let owner: Page;
let assessmentId = '';
let surveyId = '';
/** The links of a person of the first two groups, and the open one of the third. */
const links: string[] = [];

const ask = async <Answer>(call: Call, method: string, path: string, body?: unknown): Promise<Answer> => {
  const answer = await call(method, path, body);
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
};
const step = (name: string) => `/ct/materiality/${assessmentId}/${name}`;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  owner = await browser.newPage();
  team = await startTeam(owner);
});
test.afterAll(() => owner.close());

const topicsAndEntries = async () => {
  const { id } = await ask<Made>(team.call, 'POST', '/materiality/profiles', { year, edition: 'esrs-2026' });
  assessmentId = id;
  const topics = await ask<Made[]>(team.call, 'POST', `/materiality/profiles/${id}/topics`, {
    topics: ['ghg-scope12', 'air-emissions'].map((each) => ({ libraryIds: [each], name: null })),
  });
  const entries = [
    { topic: 0, kind: 'negative', title: 'Gas burnt in the hall' },
    { topic: 0, kind: 'risk', title: 'A price on carbon' },
    { topic: 1, kind: 'negative', title: 'Smoke of the boiler' },
  ];
  for (const { topic, kind, title } of entries)
    await ask(team.call, 'POST', `/materiality/profiles/${id}/iros`, {
      topicId: topics[topic]?.id,
      kind,
      title,
      actual: kind === 'negative',
      humanRights: false,
      description: '',
      horizon: 'short',
      stages: ['own'],
      stakeholders: [],
    });
};

/** Both score every entry for themselves: what is burnt in the hall as severe, the smoke as slight. */
const scoreBy = async (person: Person, more: number) => {
  const call = await signedInApi(person);
  const { iros } = await ask<{ iros: (Made & { kind: string; title: string })[] }>(
    call,
    'GET',
    `/materiality/profiles/${assessmentId}`,
  );
  for (const { id, kind, title } of iros) {
    const score = title.startsWith('Smoke') ? 1 : 3 + more;
    const criteria = kind === 'risk' ? ['financial', 'likelihood'] : ['scale', 'scope', 'irremediability'];
    const scores = criteria.map((criterion) => ({ criterion, score }));
    await ask(call, 'PUT', `/materiality/iros/${id}/scores`, { scores, reason: '' });
  }
};

test('two people score the entries of a double assessment, and the scores are shown to both', async () => {
  await topicsAndEntries();
  await scoreBy(team.owner, 2);
  await scoreBy(team.first, 1);
  await enter(owner, team.owner, step('scoring'));
  await owner.getByRole('button', { name: 'Show scores' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Show scores' }).click();
  await expect(owner.getByRole('alertdialog')).toHaveCount(0);
  await expect(owner.getByText('Daniel Ho').first()).toBeVisible();
});

/** Makes a call as somebody without an account. */
const answering = async (method: string, path: string, body: object) => {
  const answer = await fetch(api(path), {
    method,
    headers: { ...tenantHeader(team.owner.tenant), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
};

const linkOf = async (groupId: string, person: object) => {
  const email = `asked${Math.random().toString(36).slice(2)}.${mark}@stakeholder.example`;
  const all = await ask<(Made & { email: string })[]>(team.call, 'POST', `/materiality/surveys/${surveyId}/people`, {
    groupId,
    people: [{ email, name: 'Asked', language: 'en', ...person }],
  });
  const id = all.find((each) => each.email === email)?.id;
  return (await ask<{ url: string }>(team.call, 'POST', `/materiality/survey-people/${id}/link`)).url;
};

/** Rates climate high and air low, and submits. */
const answerByCalls = async (groupId: string) => {
  const key = new URL(await linkOf(groupId, {})).hash.replace('#key=', '');
  const steps = [
    { id: 'topic-1', step: 4 },
    { id: 'topic-2', step: 2 },
  ];
  await answering('PUT', '/survey-answers', { key, questionId: 'topics', value: { kind: 'topics', steps } });
  await answering('POST', '/survey-submissions', { key });
};

test('three groups of stakeholders are asked in a survey, each with its weight', async () => {
  const { id, version } = await ask<Made & { version: number }>(
    team.call,
    'POST',
    `/materiality/profiles/${assessmentId}/surveys`,
    { template: 'employees', privacy: 'confidential' },
  );
  surveyId = id;
  const given = groups.map((name, place) => ({
    id: null,
    stakeholder: null,
    name: { en: name, zhTw: `組別 ${place + 1}` },
    weight: String(place + 1),
    quota: null,
  }));
  const survey = await ask<{ version: number; groups: Made[] }>(team.call, 'PUT', `/materiality/surveys/${id}/groups`, {
    groups: given,
    version,
  });
  await ask(team.call, 'POST', `/materiality/surveys/${id}/opening`, { version: survey.version });
  const [employees, investors, neighbours] = survey.groups.map((group) => group.id);
  links.push(await linkOf(employees ?? '', { language: 'zhTw' }), await linkOf(investors ?? '', {}));
  const open = `/materiality/survey-groups/${neighbours}/open-link`;
  links.push((await ask<{ url: string }>(team.call, 'POST', open, { limit: 20 })).url);
  for (const group of survey.groups) await Promise.all(Array.from({ length: others }, () => answerByCalls(group.id)));
});

test('one answers in Chinese on a phone, one resumes on another device, and one comes without a name', async ({
  browser,
}) => {
  const onPhone = await (await browser.newContext(phone)).newPage();
  await onPhone.goto(links[0] ?? '');
  await expect(onPhone.getByRole('heading', { level: 1, name: '我們應匯報甚麼？' })).toBeVisible();
  for (const group of await onPhone
    .getByRole('group')
    .filter({ has: onPhone.getByRole('radio', { name: /^5/ }) })
    .all())
    await group.getByRole('radio', { name: /^5/ }).first().check({ force: true });
  await onPhone.getByRole('button', { name: '提交' }).click();
  await expect(onPhone.getByText('回覆已提交', { exact: false })).toBeVisible();
  await onPhone.context().close();

  const text = { name: 'What have we not asked about?' };
  const before = await (await browser.newContext()).newPage();
  await before.goto(links[1] ?? '');
  await before.getByRole('textbox', text).fill('The old quarry');
  await before.getByRole('textbox', text).press('Tab');
  await expect(before.getByText('Saved', { exact: true })).toBeVisible();
  await before.context().close();
  const later = await (await browser.newContext(phone)).newPage();
  await later.goto(links[1] ?? '');
  await expect(later.getByRole('textbox', text)).toHaveValue('The old quarry');
  await rateAll(later, '4');
  await later.context().close();

  const unnamed = await (await browser.newContext()).newPage();
  await unnamed.goto(links[2] ?? '');
  await rateAll(unnamed, '3');
  await unnamed.context().close();
});

const rateAll = async (page: Page, rating: string) => {
  const topics = page.getByRole('group', { name: /How much does each of these matter/ });
  const radios = topics.getByRole('radio', { name: rating });
  await expect(radios).toHaveCount(2);
  for (const radio of await radios.all()) await radio.check({ force: true });
  await expect(topics.getByRole('radio', { checked: true })).toHaveCount(2);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your answers are submitted.', { exact: false })).toBeVisible();
};

test('the closed survey puts topics on the stakeholder axis, with the weights of its groups', async () => {
  await ask(team.call, 'POST', `/materiality/surveys/${surveyId}/closing`);
  await enter(owner, team.owner, step('matrix'));
  const view = owner.getByRole('radio', { name: 'Impact and Stakeholders' });
  await view.click();
  await expect(view).toBeChecked();
  const said = owner.getByRole('region', { name: 'What stakeholders say' });
  for (const [place, name] of groups.entries())
    await expect(said.getByText(`${name} × ${place + 1} · ${others + 1} answers`)).toBeVisible();
  const threshold = owner.getByRole('slider', { name: 'Threshold: Stakeholders' });
  await threshold.press('ArrowRight');
  await expect(threshold).toHaveAttribute('aria-valuetext', '3.5 of 5');
  await expect(owner.getByText(/^Saved/).first()).toBeVisible();
});

const judge = async () => {
  await owner
    .getByRole('row', { name: /Not material/ })
    .getByRole('button', { name: /^Judge / })
    .first()
    .click();
  const judging = owner.getByRole('dialog');
  await judging.getByRole('radio', { name: 'Not material' }).check();
  await judging.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await judging.getByRole('button', { name: 'Save' }).click();
  await expect(judging).toBeHidden();
};

test('an approver returns it with a reason, approves what follows, and the owner decides', async ({ browser }) => {
  type Settings = { approvers: object[] };
  const read = await ask<{ settings: Settings; version: number }>(
    team.call,
    'GET',
    `/materiality/profiles/${assessmentId}`,
  );
  const approver = await (await browser.newContext()).newPage();
  const asApprover = await signedInApi(team.approver);
  const colleagues = await ask<(Made & { isSelf: boolean })[]>(asApprover, 'GET', '/report-colleagues');
  const personIds = colleagues.flatMap(({ id, isSelf }) => (isSelf ? [id] : []));
  await ask(team.call, 'PUT', `/materiality/profiles/${assessmentId}`, {
    settings: { ...read.settings, approvers: [{ personIds }] },
    version: read.version,
  });
  await enter(owner, team.owner, step('decision'));
  await owner.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(owner.getByText(/asked for approval/).first()).toBeVisible();

  await enter(approver, team.approver, '/ct/');
  await approver.getByRole('button', { name: /^Notifications/ }).click();
  const panel = approver.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: `has asked you to approve the materiality assessment of ${year}.` }).click();
  await approver.waitForURL(new RegExp(`${step('decision')}$`));
  await approver.getByRole('textbox', { name: 'Note to your approval' }).fill(returned);
  await approver.getByRole('button', { name: 'Return to the authors' }).click();
  await expect(owner.getByText(returned)).toBeVisible();

  await judge();
  await owner.getByRole('button', { name: 'Ask for approval' }).click();
  await approver.getByRole('button', { name: 'Approve what is shown here' }).click();
  await expect(owner.getByText(/Step 1: approved by Sofia Kwok/)).toBeVisible();
  await owner.getByRole('textbox', { name: 'Reason for the decision' }).fill('Agreed by the board');
  await owner.getByRole('button', { name: 'Decide what is material' }).click();
  await owner.getByRole('button', { name: /^Decide as / }).click();
  await expect(owner.getByText('The decision is made').first()).toBeVisible({ timeout: 30_000 });
  await approver.context().close();
});

/** A report of the year in both languages that takes the decision over. Returns its id. */
const reportBy = async (framework: string, codes: readonly string[]) => {
  const id = await createReport(owner, team.owner.tenant, framework, `${framework} ${mark}`);
  await selectDisclosures(owner, codes);
  await goOn(owner, 'Select topics');
  await goOn(owner, 'Report name');
  await owner.getByRole('textbox', { name: 'Start date' }).fill(`01-Jan-${year}`);
  await owner.getByRole('textbox', { name: 'End date' }).fill(`31-Dec-${year}`);
  await owner.getByRole('checkbox', { name: '繁體中文' }).check();
  await untilSaved(owner);
  await owner.goto(owner.url().replace(/\/description.*/, '/select-topics'));
  await owner.getByRole('button', { name: `Take over from the materiality assessment ${year}` }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(owner.getByText('The report follows the assessment.').first()).toBeVisible({ timeout: 30_000 });
  // What climate brings in is answered in other journeys.
  const { version } = await ask<{ version: number }>(team.call, 'GET', `/reports/${id}`);
  await ask(team.call, 'PATCH', `/reports/${id}`, { version, disclosureCodes: codes });
  return id;
};

const answer = (id: string, place: string, value: object) =>
  ask(team.call, 'PUT', `/reports/${id}/answers/${place}`, { version: 0, value });
const complete = (id: string, code: string) =>
  ask(team.call, 'PUT', `/reports/${id}/disclosures/${code}`, { status: 'completed' });
const inBoth = (said: string) => ({ en: said, zhTw: said });

const squeezed = (text: string) => text.replace(/\s+/g, '');

test('a GRI report follows it: published, with the matrix and the reason in its index', async () => {
  test.slow();
  const id = await reportBy('GRI Standards', ['2-1', '3-2', '305-7']);
  await answer(id, '2-1/org.profile', { type: 'textArea', text: inBoth('Verdant makes pumps.') });
  await complete(id, '2-1');
  await complete(id, '3-2');
  await owner.goto(screen(team.owner.tenant, `/ct/framework-reports/gri-2025/reports/${id}/validation`));
  await owner.getByRole('button', { name: /^Publish (report|without it)$/ }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Publish report' }).click();
  await owner.waitForURL(/\/completion$/);
  const [english, chinese] = await filesOf(owner, [
    { format: 'PDF', language: 'English', read: readPdf },
    { format: 'Word', language: '繁體中文', read: readWord },
  ]);
  expect(squeezed(english?.text ?? '')).toContain(squeezed(reason));
  expect(english?.text).toContain(`Materiality matrix ${year}`);
  expect(squeezed(english?.text ?? '')).toContain(squeezed('Employees × 1, Investors × 2 and Neighbours × 3'));
  expect(chinese?.text).toContain(`${year} 年重要性矩陣`);
  expect(squeezed(chinese?.text ?? '')).toContain(squeezed(reason));
  expect(chinese?.text).toContain('原文為英文');
});

test('an HKEX report follows it: published, with the reason in its index', async () => {
  test.slow();
  const id = await reportBy('HKEX', ['A1.1']);
  await owner.goto(screen(team.owner.tenant, `/ct/framework-reports/hkex-c2-2025/reports/${id}/validation`));
  await explainMissing(owner, 'Our first report: the rest follows.', { stillMissing: 5 });
  await owner.getByRole('button', { name: /^Publish (report|without it)$/ }).click();
  await owner
    .getByRole('textbox', { name: /^Why they are missing, and who decided( \(English\))?$/ })
    .fill('The board, in May.');
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Publish report' }).click();
  await owner.waitForURL(/\/completion$/);
  const [pdf] = await filesOf(owner, [{ format: 'PDF', language: 'English', read: readPdf }]);
  expect(squeezed(pdf?.text ?? '')).toContain(squeezed(reason));
});
