import { type BrowserContext, expect, type Page } from '@playwright/test';
import { linkIn } from './mailbox.ts';
import { people, screen, signedInApi } from './people.ts';
import { field } from './wizard.ts';

/** The texts that are typed without a connection. */
export const said = {
  profile: 'Typed without a connection',
  strategy: 'Rich text without a connection',
  comment: 'Which meter was read?',
  task: 'Send the bills of May',
  omission: 'The meter was stolen',
  chapter: 'A chapter of our own',
  guestComment: 'The plant in Tai Po is new',
  guestNote: 'Meter B is missing',
};
/** Figures as their boxes show them. */
export const figures = { report: '4,321.5', guest: '765.25' };

/** A report with an external person invited to one of its questions. */
export const startCutReport = async (context: BrowserContext, onPort: number) => {
  const mark = Date.now();
  const call = await signedInApi(people.verdantAdministrator, onPort);
  const created = await call('POST', '/reports', { versionId: 'gri-2025', name: `Cut off ${mark}` });
  const { id, version } = (await created.json()) as { id: string; version: number };
  const chosen = { version, disclosureCodes: ['2-1', '2-22', '305-1', '305-3'] };
  expect((await call('PATCH', `/reports/${id}`, chosen)).status).toBe(200);
  const outside = `cut.${mark}@partner.example`;
  const question = { disclosureCode: '305-3', fieldKey: 'ghg.scope3.total' };
  const draft = { role: 'contributor', people: [{ email: outside }], language: 'en', questions: [question] };
  const [invitation] = (await (await call('POST', `/reports/${id}/contributions`, draft)).json()) as { id: string }[];
  const mail = await context.newPage();
  const link = await linkIn(mail, { to: outside, path: '/ct/contribution' }, onPort);
  await mail.close();
  return { id, link, invitationId: invitation?.id ?? '' };
};

type CutReport = { readonly id: string; readonly guestAddress: string; readonly onPort: number };

/** The pages with fields, each opened while there is a connection. */
export const openPlaces = async (context: BrowserContext, { id, guestAddress, onPort }: CutReport) => {
  const open = async (address: string, heading: string | RegExp) => {
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    return page;
  };
  const step = (path: string) => screen('verdant', `/ct/framework-reports/gri-2025/reports/${id}/${path}`, onPort);
  return {
    profile: await open(step('data-input?disclosure=2-1'), /^2-1 /),
    strategy: await open(step('data-input?disclosure=2-22'), /^2-22 /),
    emissions: await open(step('data-input?disclosure=305-1'), /^305-1 /),
    design: await open(step('design'), 'Design the report'),
    guest: await open(guestAddress, /^Cut off/),
  };
};
export type Places = Awaited<ReturnType<typeof openPlaces>>;

/** The fields for texts and figures. */
export const boxes = ({ profile, strategy, emissions, guest }: Places) => ({
  profile: profile.getByRole('textbox', { name: 'Organisational details' }),
  strategy: strategy.getByRole('textbox', { name: 'Statement on sustainable development' }),
  comment: profile.getByRole('textbox', { name: 'New comment' }),
  task: profile.getByRole('textbox', { name: 'What needs to be done' }),
  figure: field(emissions, 'Scope 1 emissions').getByRole('textbox').first(),
  omission: emissions.getByRole('dialog').getByRole('textbox', { name: /^Explanation( \(English\))?$/ }),
  guestFigure: field(guest, 'Scope 3 emissions').getByRole('textbox').first(),
  guestComment: guest.getByRole('textbox', { name: /^Your comment on/ }),
  guestNote: guest.getByRole('textbox', { name: /^Note for/ }),
});

/** Opens folded parts: the same way before the connection is cut and after it is back. */
export const unfold = {
  comments: (page: Page) => page.getByRole('tab', { name: /^Comments/ }).click(),
  tasks: (page: Page) => page.getByRole('tab', { name: /^Tasks/ }).click(),
  omission: (page: Page) => page.getByRole('article').getByRole('button', { name: 'Leave out' }).click(),
  chapters: (page: Page) => page.getByRole('tab', { name: 'Chapters and texts' }).click(),
  guestComments: (page: Page) => page.getByRole('button', { name: /^Comments and documents/ }).click(),
};

/** Types into every field after the connection is cut, and waits until everything is stored. */
export const typeEverywhere = async (context: BrowserContext, places: Places) => {
  const { profile, emissions, design, guest } = places;
  const box = boxes(places);
  await unfold.tasks(profile);
  await profile.getByRole('button', { name: 'Give a task' }).click();
  await unfold.omission(emissions);
  await emissions.keyboard.press('Escape');
  await unfold.chapters(design);
  await design.getByRole('button', { name: 'Add a text' }).click();
  const chapter = design.getByRole('dialog').getByRole('textbox', { name: 'Text', exact: true });
  await expect(chapter).toBeVisible();
  await unfold.guestComments(guest);
  await guest.getByRole('button', { name: /^Comment on/ }).click();

  await context.setOffline(true);
  await chapter.fill(said.chapter);
  await box.task.fill(said.task);
  await unfold.comments(profile);
  await box.comment.fill(said.comment);
  await box.profile.fill(said.profile);
  await box.strategy.fill(said.strategy);
  await box.figure.fill('4321.5');
  await unfold.omission(emissions);
  await box.omission.fill(said.omission);
  await box.guestFigure.fill('765.25');
  await box.guestComment.fill(said.guestComment);
  await box.guestNote.fill(said.guestNote);
  for (const page of [profile, places.strategy, design, guest])
    await expect(page.getByText(/kept in this browser/i).first()).toBeVisible({ timeout: 30_000 });
};
