import {
  contributionQueries,
  contributionTaskQueries,
  documentChatQueries,
  reportWorkQueries,
  sessionQueries,
} from '@esg/api-client';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { catalogue } from '../app/catalogue.ts';
import { ContributionFrame } from '../features/contribution/ContributionFrame.tsx';
import { DraftPage } from '../features/contribution/draft/DraftPage.tsx';
import { TaskPage } from '../features/contribution/TaskPage.tsx';
import { ReportCollaboratorsPage } from '../features/report-collaborator/ReportCollaboratorsPage.tsx';
import {
  olderCollaborators,
  sampleCollaborators,
  sampleDraftOutline,
  sampleDraftPdf,
  sampleDraftTask,
  sampleTask,
} from './sample-contributions.ts';

const meta = preview.meta({
  title: 'Screens/Contributors',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <ReportCollaboratorsPage />,
});

export const Collaborators = meta.story({
  play: drawnTo(1),
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/report-collaborator',
      seed: (cache, api) =>
        cache.setQueryData(contributionQueries.list(api).queryKey, {
          pages: [sampleCollaborators, olderCollaborators],
          pageParams: [undefined, 'older'],
        }),
    }),
  ],
});
Collaborators.test('offers what may be done with whom is chosen, and nothing else', async ({ canvas, userEvent }) => {
  const choose = async (name: RegExp) => userEvent.click(await canvas.findByRole('checkbox', { name }));
  await choose(/Choose Ho Lam/);
  await expect(await canvas.findByRole('button', { name: 'Remind' })).toBeVisible();
  await choose(/Choose Ana Ruiz/);
  await expect(canvas.queryByRole('button', { name: 'Remind' })).toBeNull();
  await expect(await canvas.findByRole('button', { name: 'Send new link' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Withdraw invitation' })).toBeNull();
  await choose(/Choose Ana Ruiz/);
  await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw invitation' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw the invitation?' }));
  await expect(question.getByText(/^Links for Ho Lam stop working immediately/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Overdue');
  await expect(await canvas.findByRole('row', { name: /person3@partner/ })).toBeVisible();
  await expect(canvas.queryByRole('row', { name: /Dr Wong/ })).toBeNull();
});
Collaborators.test('finds people of reports on every page', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Report' }), 'Report 2024');
  await expect(await canvas.findByRole('row', { name: /Sofia Kwok/ })).toBeVisible();
  await expect(canvas.queryByRole('row', { name: /Dr Wong/ })).toBeNull();
});

const asked = {
  chat: '00000000-0000-4000-8000-000000000001',
  question: '00000000-0000-4000-8000-000000000002',
};
/** Entered from an answer “Not stated in your documents” of a chat. */
export const AskedByAChat = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: `/ct/report-collaborator?chat=${asked.chat}&question=${asked.question}`,
      seed: (cache, api) => {
        cache.setQueryData(sessionQueries.profile(api).queryKey, storyProfile);
        cache.setQueryData(contributionQueries.list(api).queryKey, {
          pages: [sampleCollaborators],
          pageParams: [undefined],
        });
        const at = '2026-11-29T09:00:00.000Z';
        cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, [
          {
            id: asked.chat,
            name: 'Mei Chan',
            role: 'administrator',
            avatarFileId: null,
            mayApprove: true,
            isSelf: true,
          },
          { id: asked.question, name: 'Ken Lau', role: 'basic', avatarFileId: null, mayApprove: false, isSelf: false },
        ]);
        cache.setQueryData(documentChatQueries.one(api, asked.chat).queryKey, {
          chat: { id: asked.chat, title: 'Water', documentIds: [], updatedAt: at, version: 1 },
          messages: [
            { id: asked.question, at, type: 'text', text: 'How much water did we reuse?' },
            { id: asked.chat, at, type: 'paragraph', sentences: [], verdict: null },
          ],
        });
      },
    }),
  ],
});
AskedByAChat.test('sends the question along, with where it was searched and a due date', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask a colleague' }));
  const words = await dialog.findByRole('textbox', { name: 'Your words' });
  await expect(words).toHaveValue(
    `How much water did we reuse?\n\nOur documents don’t state this. What was searched: ${location.origin}/ct/document-center`,
  );
  await expect(dialog.getByLabelText(/^Due on/)).not.toHaveValue('');
});
AskedByAChat.test('offers colleagues by name, and needs no address of theirs', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask a colleague' }));
  const box = await dialog.findByRole('combobox', { name: 'Colleagues' });
  await userEvent.click(box);
  const colleague = await screen.findByRole('option', { name: 'Ken Lau' });
  await expect(screen.queryByRole('option', { name: 'Mei Chan' })).toBeNull();
  await userEvent.click(colleague);
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
  await expect(dialog.queryByText('Choose a colleague, or enter an e-mail address')).toBeNull();
  await expect(dialog.getByRole('textbox', { name: /^E-mail addresses/ })).not.toBeRequired();
});
export const AskedByAChatInChinese = AskedByAChat.extend({ globals: { locale: 'zh-Hant-HK', ...proof.night } });

Collaborators.test('deviation 7: judges an address when it is left', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Invite/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people to a report' }));
  await userEvent.type(dialog.getByLabelText(/^E-mail addresses/), 'abc');
  await expect(dialog.queryByText('Invalid email')).toBeNull();
  await userEvent.tab();
  await expect(await dialog.findByText('Invalid email')).toBeVisible();
});

export const InvitedPerson = meta.story({
  play: drawnTo(1),
  render: () => (
    <ContributionFrame>
      <TaskPage task={sampleTask} endReminders={false} />
    </ContributionFrame>
  ),
  decorators: [onScreen({ catalogue, path: '/ct/contribution' })],
});
InvitedPerson.test('shows what is asked, what was answered before and what was said', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('0 of 2 answered')).toBeVisible();
  await expect(canvas.getByText(/Answered for/)).toHaveTextContent('1,234.5 t CO₂e');
  const [extras] = await canvas.findAllByRole('button', { name: /Comments and documents/ });
  if (extras) await userEvent.click(extras);
  await expect(await canvas.findByText('With the new boiler, please.')).toBeVisible();
  await expect(canvas.getByText('meter-readings.pdf')).toBeVisible();
  await expect(canvas.getByText(/2 questions have no answer yet/)).toBeVisible();
});

/** Questions of a rule that numbers its paragraphs: they have the names by which people cite them. */
export const InvitedPersonOfRule = meta.story({
  play: drawnTo(1),
  render: () => (
    <ContributionFrame>
      <TaskPage
        task={{
          ...sampleTask,
          versionId: 'hkex-c2-2025',
          disclosures: sampleTask.disclosures.map((disclosure) => ({ ...disclosure, code: 'D-28' })),
        }}
        endReminders={false}
      />
    </ContributionFrame>
  ),
  decorators: [onScreen({ catalogue, path: '/ct/contribution' })],
});
InvitedPersonOfRule.test('names provisions as their rules print them', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: /^Para\. 28 / })).toBeVisible();
  await expect(canvas.queryByText(/D-28/)).toBeNull();
});

const draftAt = (seed?: Seed) => [onScreen({ catalogue, path: '/ct/contribution', ...(seed && { seed }) })];
const draft = (
  <ContributionFrame>
    <DraftPage task={sampleDraftTask} />
  </ContributionFrame>
);

/** A chairman without an account: the pages as they will be printed, and the comments on them. */
export const DraftReader = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem', { name: 'Page 3 of 3' }, { timeout: 10_000 })).toBeVisible();
  },
  render: () => draft,
  decorators: draftAt((cache, api) => {
    for (const language of ['en', 'zhTw'] as const) {
      cache.setQueryData(contributionTaskQueries.draft(api, language).queryKey, sampleDraftOutline(language));
      cache.setQueryData(contributionTaskQueries.draftPages(api, language).queryKey, sampleDraftPdf());
    }
  }),
});
DraftReader.test(
  'shows the cover whole, tells where one is, leads to every part, and asks for one thing at a time',
  async ({ canvas, userEvent }) => {
    const cover = await canvas.findByRole('listitem', { name: 'Page 1 of 3' }, { timeout: 10_000 });
    const seen = Math.max(288 * 1.5, window.innerHeight - 200);
    await expect(cover.getBoundingClientRect().height).toBeLessThan(seen);
    await expect(canvas.getByText('1 / 3')).toBeVisible();
    const contents = canvas.getByRole('combobox', { name: 'Contents' });
    await expect(within(contents).getAllByRole('option').length).toBeGreaterThan(1);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'I have read the draft' }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'I am done' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep commenting' }));
    await expect(canvas.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
  },
);
DraftReader.test(
  'says what it is about, leads to its page, and stays with what is written',
  async ({ canvas, userEvent }) => {
    const about = await canvas.findByRole('combobox', { name: 'About' }, { timeout: 10_000 });
    await expect(canvas.getByText('We took the second plant into the count.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page-3');
    await expect(about).toHaveDisplayValue('The report as a whole');
    await userEvent.selectOptions(about, 'GRI 305: Emissions');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your comment' }), 'Shorter');
    await expect(about).toHaveDisplayValue('GRI 305: Emissions');
  },
);

/** The pages could not be loaded. */
export const DraftAway = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The draft couldn’t be shown' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  render: () => draft,
  decorators: draftAt(),
});
