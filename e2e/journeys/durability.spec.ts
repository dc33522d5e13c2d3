import type { Page } from '@playwright/test';
import { boxes, figures, openPlaces, type Places, said, startCutReport, typeEverywhere, unfold } from '../cut-off.ts';
import { expect, test } from '../journey.ts';
import { people, signedInApi, signIn } from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import { createReport, openDisclosure, selectDisclosures } from '../wizard.ts';

const ownPort = 4391;
let product: Product | undefined;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct(ownPort);
});
test.afterAll(() => product?.remove());

test('kill -9 loses no acknowledged write', async () => {
  const call = await signedInApi(people.verdantAdministrator, ownPort);
  const created = await call('POST', '/reports', { versionId: 'gri-2025', name: 'Durable report' });
  const report = (await created.json()) as { id: string; version: number };
  await call('PATCH', `/reports/${report.id}`, { version: report.version, disclosureCodes: ['2-1'] });
  const path = `/reports/${report.id}/answers/2-1/org.profile`;
  let version = 0;
  for (; version < 25; version += 1) {
    const value = { type: 'textArea', text: { en: `Write ${version + 1}` } };
    const answer = await call('PUT', path, { value, version });
    expect(answer.status).toBe(200);
  }
  await product?.kill();
  await product?.start();
  const again = await signedInApi(people.verdantAdministrator, ownPort);
  const answers = await (await again('GET', `/reports/${report.id}/answers`)).json();
  expect(answers).toMatchObject([{ version, value: { text: { en: `Write ${version}` } } }]);
});

test('the gateway stops while somebody types: the page says so, keeps the text over a reload, and saves it later', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, people.verdantAdministrator, { onPort: ownPort });
  await createReport(page, 'verdant', 'GRI Standards', 'Interrupted report', ownPort);
  await selectDisclosures(page, ['2-1']);
  await openDisclosure(page, '2-1');
  const text = page.getByRole('textbox', { name: 'Organisational details' });
  await text.fill('Before the stop');
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await product?.stop();
  await text.fill('Typed while the gateway was stopped');
  await expect(page.getByText(/kept in this browser/i).first()).toBeVisible({ timeout: 30_000 });

  await product?.start();
  await page.reload();
  await expect(text).toHaveValue('Typed while the gateway was stopped');

  const call = await signedInApi(people.verdantAdministrator, ownPort);
  const id = new URL(page.url()).pathname.split('/').at(-2);
  await expect
    .poll(async () => JSON.stringify(await (await call('GET', `/reports/${id}/answers`)).json()), { timeout: 90_000 })
    .toContain('Typed while the gateway was stopped');
  await expect(page.getByText('Not sent yet, kept in this browser')).toHaveCount(0);
});

/** Loses the answer to one request: the gateway does what was asked, but the page gets no answer. */
const loseAnswer = (at: Page, path: string) =>
  at.route(
    path,
    async (route) => {
      // Node resolves no names below localhost; the tenant is in a header.
      await route.fetch({ url: route.request().url().replace('verdant.localhost', '127.0.0.1') });
      await route.abort();
    },
    { times: 1 },
  );

/** The answer to the first try is lost: after a second press there is still only one entry. */
const commentAndGiveTask = async (places: Places) => {
  const { profile } = places;
  const box = boxes(places);
  await unfold.comments(profile);
  await expect(box.comment).toHaveValue(said.comment);
  await loseAnswer(profile, '**/threads');
  const comment = profile.getByRole('button', { name: 'Comment', exact: true });
  await comment.click();
  await expect(profile.getByRole('tabpanel').getByText(/^The server can’t be reached\./)).toBeVisible();
  await expect(box.comment).toHaveValue(said.comment);
  await comment.click();
  await expect(box.comment).toHaveValue('');
  await unfold.tasks(profile);
  await expect(box.task).toHaveValue(said.task);
  await profile.getByRole('combobox', { name: 'Assign to' }).selectOption({ index: 1 });
  await profile.getByRole('button', { name: 'Give task' }).click();
  await expect(profile.getByRole('checkbox', { name: said.task })).toBeVisible();
};

/** The guest also presses twice because the first answer is lost, and is done. */
const answerAsGuest = async (places: Places) => {
  const { guest } = places;
  const box = boxes(places);
  await unfold.guestComments(guest);
  await expect(box.guestComment).toHaveValue(said.guestComment);
  await loseAnswer(guest, '**/contribution/comments');
  const send = guest.getByRole('button', { name: 'Send comment' });
  await send.click();
  await expect(box.guestComment).toHaveAccessibleDescription(/connection/i);
  await send.click();
  await expect(box.guestComment).toBeHidden();
  await guest.getByRole('button', { name: 'I am done' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you, that is all' })).toBeVisible();
};

const leaveOut = async (places: Places) => {
  const { emissions } = places;
  const box = boxes(places);
  await unfold.omission(emissions);
  await expect(box.omission).toHaveValue(said.omission);
  const dialog = emissions.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Leave out with this reason' }).click();
  await expect(dialog).toBeHidden();
};

/** Everything that was typed is stored once. */
const expectStoredOnce = async (id: string, invitationId: string) => {
  const call = await signedInApi(people.verdantAdministrator, ownPort);
  const read = async (path: string) => (await call('GET', path)).json();
  const answers = `/reports/${id}/answers`;
  await expect
    .poll(async () => ((await read(answers)) as { version: number }[]).map(({ version }) => version), {
      timeout: 60_000,
    })
    .toEqual([1, 1, 1, 1]);
  const stored = JSON.stringify(await read(answers));
  for (const words of [said.profile, said.strategy, '"4321.5"', '"765.25"']) expect(stored).toContain(words);
  const about = `/reports/${id}/disclosures/2-1`;
  expect(await read(`${about}/threads`)).toMatchObject([{ comments: [{ text: said.comment }] }]);
  expect(await read(`${about}/tasks`)).toMatchObject([{ note: said.task }]);
  expect(JSON.stringify(await read(`/reports/${id}/disclosures`))).toContain(said.omission);
  await expect.poll(async () => JSON.stringify(await read(`/reports/${id}/design`))).toContain(said.chapter);
  expect(await read(`/contributions/${invitationId}/details`)).toMatchObject({
    comments: [{ text: said.guestComment }],
  });
  expect(JSON.stringify(await read(`/report-collaborators?reportId=${id}`))).toContain(said.guestNote);
};

test('text typed offline, in pages that are closed while the gateway is killed, is kept and stored once', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const context = page.context();
  await signIn(page, people.verdantAdministrator, { onPort: ownPort });
  const { id, link, invitationId } = await startCutReport(context, ownPort);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: /^Cut off/ })).toBeVisible();
  const place = { id, guestAddress: page.url(), onPort: ownPort };
  const before = await openPlaces(context, place);
  await typeEverywhere(context, before);
  for (const open of Object.values(before)) await open.close();
  await page.close();
  await product?.kill();
  await context.setOffline(false);
  await product?.start();

  const places = await openPlaces(context, place);
  const { design } = places;
  const box = boxes(places);
  await expect(box.profile).toHaveValue(said.profile);
  await expect(box.strategy).toHaveText(said.strategy);
  await expect(box.figure).toHaveValue(figures.report);
  await expect(box.guestFigure).toHaveValue(figures.guest);
  await expect(box.guestNote).toHaveValue(said.guestNote);
  await unfold.chapters(design);
  await expect(design.getByText('Text without a title')).toBeVisible();

  await commentAndGiveTask(places);
  await answerAsGuest(places);
  await leaveOut(places);
  await expectStoredOnce(id, invitationId);
});
