import { contributionQueries } from '@esg/api-client';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ContributionFrame } from '../features/contribution/ContributionFrame.tsx';
import { TaskPage } from '../features/contribution/TaskPage.tsx';
import { ReportCollaboratorsPage } from '../features/report-collaborator/ReportCollaboratorsPage.tsx';
import { olderCollaborators, sampleCollaborators, sampleTask } from './sample-contributions.ts';

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
  await expect(canvas.queryByRole('button', { name: 'Take invitation back' })).toBeNull();
  await choose(/Choose Ana Ruiz/);
  await userEvent.click(await canvas.findByRole('button', { name: 'Take invitation back' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Take the invitation back?' }));
  await expect(question.getByText(/links of Ho Lam stop working at once/)).toBeVisible();
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
