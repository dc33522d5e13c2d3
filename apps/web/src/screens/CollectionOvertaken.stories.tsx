import type { Collection } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { CollectionPage } from '../features/collections/board/CollectionPage.tsx';
import { collectionsSeed, sampleCollection, sampleCollectionId, smallSize } from './sample-collections.ts';

const { userId, permissions } = storyProfile;
const path = `/ct/entity-reporting/${sampleCollectionId}`;

type Sent = { readonly version: number } & Partial<Record<'name' | 'dueOn' | 'entityIds' | 'sectionIds', unknown>>;
const sent: Sent[] = [];
/** What somebody else stored meanwhile: another due day, one entity less, one figure more. */
const mine = sampleCollection();
const gone = mine.requests[2]?.entityId;
const theirs: Collection = {
  ...mine,
  version: 2,
  dueOn: '2099-01-31',
  requests: mine.requests.filter(({ entityId }) => entityId !== gone),
  sectionIds: [...mine.sectionIds, 'safety.fatalities:total:figures'],
};
const answerTo = (body: Sent) => {
  sent.push(body);
  if (body.version === theirs.version) return Response.json({ ...theirs, version: 3 });
  return Response.json(
    { code: 'resource.stale', message: 'resource.stale', issues: [], current: theirs },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );
};

const meta = preview.meta({
  title: 'Screens/Collection that somebody else changed',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => (
    <CollectionPage collectionId={sampleCollectionId} profile={{ userId, role: 'administrator', permissions }} />
  ),
  decorators: [
    onScreen({
      catalogue,
      path,
      seed: (cache, api, language) => {
        api.interceptors.request.clear();
        collectionsSeed({ size: smallSize })(cache, api, language);
      },
    }),
  ],
  beforeEach: () => {
    const { fetch } = globalThis;
    sent.length = 0;
    globalThis.fetch = async (input, init) =>
      input instanceof Request && input.method !== 'GET' && input.url.includes(`/collections/${sampleCollectionId}`)
        ? answerTo(await input.json())
        : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
});

const open = async (
  {
    canvas,
    userEvent,
  }: { canvas: ReturnType<typeof within>; userEvent: { click: (element: Element) => Promise<void> } },
  item: string,
  title = item,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog', { name: title }));
};
const overtaken = /^Someone else changed this/;
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Board = meta.story();
Board.test('shows what differs before its details are saved again, and then stores them', async (story) => {
  const { userEvent } = story;
  const dialog = await open(story, 'Edit collection');
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Figures for the bank');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(await dialog.findByText(overtaken)).toBeVisible();
  await expect(dialog.getByText('31-Jan-2099')).toBeVisible();
  await expect(dialog.getByText(mine.name, { selector: 'dd' })).toBeVisible();
  await expect(name).toHaveValue('Figures for the bank');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await isGone();
  await expect(sent).toMatchObject([
    { name: 'Figures for the bank', version: 1 },
    { name: 'Figures for the bank', version: 2 },
  ]);
});
Board.test('keeps whom both people chose, and names the other’s choice', async (story) => {
  const { userEvent } = story;
  const dialog = await open(story, 'Change entities');
  const [kept] = mine.requests;
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Choose Tai Po plant 大埔廠房' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(await dialog.findByText(overtaken)).toBeVisible();
  await expect(dialog.getByText('Removed by someone else')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await isGone();
  const last = sent.at(-1)?.entityIds;
  await expect(last).not.toContain(gone);
  await expect(last).not.toContain(kept?.entityId);
  await expect(sent.at(-1)).toMatchObject({ version: 2, dueOn: theirs.dueOn });
});
Board.test('names the questions that somebody else added, and adds the others with the second press', async (story) => {
  const { userEvent } = story;
  const dialog = await open(story, 'Add questions');
  const [first] = await dialog.findAllByRole('checkbox', { name: /^Choose (?!all)/ });
  await userEvent.click(first as HTMLElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Add questions' }));
  await expect(await dialog.findByText(overtaken)).toBeVisible();
  await expect(dialog.getByText('Added by someone else')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add questions' }));
  await isGone();
  await expect(sent.map(({ version }) => version)).toEqual([1, 2]);
  await expect(sent.at(-1)?.sectionIds).toEqual(sent.at(0)?.sectionIds);
});
