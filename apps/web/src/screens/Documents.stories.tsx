import { documentQueries, reportWorkQueries, sessionQueries } from '@esg/api-client';
import { type Document, type DocumentTagCategory, documentLimits, type UserProfile } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { DeletedDocumentsPage } from '../features/documents/DeletedDocumentsPage.tsx';
import { DocumentsPage } from '../features/documents/DocumentsPage.tsx';
import {
  noHits,
  sampleDeleted,
  sampleDetail,
  sampleDocuments,
  sampleHistory,
  sampleHits,
  sampleTags,
  sampleUses,
} from './sample-documents.ts';

type Seeded = {
  readonly documents?: readonly Document[];
  readonly profile?: Partial<UserProfile>;
  readonly companyRead?: string;
};

const seeded =
  ({ documents = sampleDocuments, profile = {}, companyRead }: Seeded): Seed =>
  (cache, api) => {
    shown = cache;
    api.interceptors.request.clear();
    cache.setQueryData(sessionQueries.profile(api).queryKey, Object.assign({}, storyProfile, profile));
    cache.setQueryData(documentQueries.all(api).queryKey, {
      documents: [...documents],
      bytes: 42_000_000,
      bytesMax: documentLimits.bytesPerOrganisationMax,
    });
    cache.setQueryData(documentQueries.tagCategories(api).queryKey, documents.length > 0 ? [...sampleTags] : []);
    const detail = { ...sampleDetail(), companyRead: companyRead ?? null };
    cache.setQueryData(documentQueries.one(api, detail.document.id).queryKey, detail);
    cache.setQueryData(documentQueries.history(api).queryKey, [...sampleHistory]);
    cache.setQueryData(documentQueries.history(api, sampleDetail().document.id).queryKey, [...sampleHistory]);
    cache.setQueryData(documentQueries.uses(api, [detail.document.id]).queryKey, sampleUses);
    cache.setQueryData(documentQueries.deleted(api).queryKey, documents.length > 0 ? [...sampleDeleted] : []);
    cache.setQueryData(documentQueries.search(api, { text: 'electricity' }).queryKey, sampleHits);
    cache.setQueryData(documentQueries.search(api, { text: 'nothing like this' }).queryKey, noHits);
    cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, []);
  };
const path = '/ct/document-center';
const centre = (data: Seeded = {}, search = '') => [
  onScreen({ catalogue, path: `${path}${search}`, seed: seeded(data) }),
];

/** The cache of the story that is shown. */
let shown: Parameters<Seed>[0] | undefined;

/** What was sent since the story began: path and body. */
let sent: { path: string; body: unknown }[] = [];

/** Answers the next write in place of 204. */
let refusal: Response | undefined;
const stale = (current: unknown) => {
  const problem = { code: 'resource.stale', message: 'resource.stale', issues: [], current };
  refusal = Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
};

/** Takes every write, answers reads with what the cache holds already, and notes what was sent. */
const takeWrites = () => {
  const { fetch } = globalThis;
  sent = [];
  refusal = undefined;
  globalThis.fetch = async (input, init) => {
    if (!(input instanceof Request) || !/\/api\/(deleted-)?document/.test(input.url)) return fetch(input, init);
    if (input.method === 'GET' || input.url.endsWith('/document-uses')) return new Promise<Response>(() => {});
    sent.push({ path: new URL(input.url).pathname, body: await input.clone().json() });
    const answer = refusal ?? new Response(null, { status: 204 });
    refusal = undefined;
    return answer;
  };
  return () => {
    globalThis.fetch = fetch;
  };
};
const patience = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/Documents',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: centre(),
  beforeEach: takeWrites,
  play: drawnTo(1),
  render: () => <DocumentsPage />,
});

export const Listed = meta.story();

Listed.test(
  'finds documents by their tags while typing, also by those that are not shown',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search documents' }, patience), 'landlord');
    await expect(await canvas.findByText('2 documents', undefined, patience)).toBeVisible();
  },
);

Listed.test(
  'asks whether a file of the same name replaces the document, and can try a failed one again',
  async ({ canvas, userEvent }) => {
    const drop = await canvas.findByLabelText('Add documents', undefined, patience);
    const file = new File(['figures'], 'ELECTRICITY bills 2025.pdf', { type: 'application/pdf' });
    await userEvent.upload(drop, [file]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace documents of the same name?' }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep both' }));
    await expect(await canvas.findByRole('button', { name: /^Try ELECTRICITY/ }, patience)).toBeVisible();
  },
);

Listed.test(
  'accepts Outlook messages, and says before sending what is too large for AI',
  async ({ canvas, userEvent }) => {
    const drop = await canvas.findByLabelText('Add documents', undefined, patience);
    const large = new File([new Uint8Array(documentLimits.bytesMax + 1)], 'Scan.pdf', { type: 'application/pdf' });
    const film = new File(['la'], 'Film.mp4', { type: 'video/mp4' });
    await userEvent.setup({ applyAccept: false }).upload(drop, [large, film]);
    await waitFor(() => expect(drop).toHaveAccessibleDescription(/Scan\.pdf is larger than 15 MB/), patience);
    await expect(drop).toHaveAccessibleDescription(/Format not supported: Film\.mp4/);
    await userEvent.upload(drop, [new File(['hello'], 'Offer.msg')]);
    await expect(await canvas.findByText('Offer.msg', undefined, patience)).toBeVisible();
  },
);

Listed.test('deletes one after a question', async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Actions for Electricity bills 2025.pdf' }, patience),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patience));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Delete Electricity bills 2025.pdf?' }, patience),
  );
  await expect(question.getByText(/^12 answers come from here\..*In: Sustainability report 2025\.$/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(
    () => expect(sent).toEqual([{ path: '/api/deleted-documents', body: { ids: [sampleDocuments[0]?.id] } }]),
    patience,
  );
});

Listed.test('shows versions and the reports that a document is evidence in', async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Actions for Electricity bills 2025.pdf' }, patience),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Versions and reports' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Electricity bills 2025.pdf' }, patience));
  await expect(dialog.getAllByText(/^Version \d$/)).toHaveLength(3);
  await expect(dialog.getByText('Sustainability report 2025')).toBeVisible();
});

Listed.test('adds a category of tags', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage tags' }, patience));
  await userEvent.click(await screen.findByRole('button', { name: 'Add tag category' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add tag category' }, patience));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name of the category/ }), 'Year');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Tags/ }), '2025,');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const body = { name: 'Year', isVisible: true, tags: [{ name: '2025' }] };
  await waitFor(() => expect(sent).toEqual([{ path: '/api/document-tag-categories', body }]), patience);
});

/** Uploads begin, and the gateway never answers. */
const neverAnswered = () => {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = () => {};
  return () => {
    XMLHttpRequest.prototype.send = send;
  };
};

export const Uploading = meta.story({ beforeEach: neverAnswered });
Uploading.test(
  'pauses, resumes and stops uploads by keyboard, and says how many are left',
  async ({ canvas, userEvent }) => {
    const drop = await canvas.findByLabelText('Add documents', undefined, patience);
    const files = ['One.pdf', 'Two.pdf', 'Three.pdf', 'Four.pdf'].map((name) => new File(['figures'], name));
    await userEvent.setup({ applyAccept: false }).upload(drop, files);
    await expect(await canvas.findByText('Uploading: 4 files left', undefined, patience)).toHaveAttribute(
      'role',
      'status',
    );
    await waitFor(() => expect(canvas.getAllByText('Waiting…')).toHaveLength(1), patience);
    canvas.getByRole('button', { name: 'Pause' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Paused: 4 files left', undefined, patience)).toBeVisible();
    await expect(canvas.getAllByText('Paused')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByText('Waiting…')).toHaveLength(1), patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop Two.pdf' }));
    await expect(await canvas.findByText('Uploading: 3 files left', undefined, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop all' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull(), patience);
  },
);

/** What another person saved: the tags of the first category. */
const saveTheirs = (tags: DocumentTagCategory['tags']) => {
  const [topic, origin] = sampleTags;
  if (!topic || !origin) throw new Error('The sample has two categories');
  const theirs = { ...topic, tags, version: 2 };
  shown?.setQueriesData<readonly DocumentTagCategory[]>({ queryKey: ['documents', 'tags'] }, [theirs, origin]);
  return theirs;
};

export const Competing = meta.story();

Competing.test(
  'renames a tag by its id, and keeps what another person added when it is saved again',
  async ({ canvas, userEvent }) => {
    const [energy, water] = sampleTags[0]?.tags ?? [];
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage tags' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Topic' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit tag category' }, patience));
    const name = dialog.getByRole('textbox', { name: 'Tag 1' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Power');
    const theirs = [energy, water, { id: sampleTags[1]?.id, name: 'Waste' }] as DocumentTagCategory['tags'];
    stale(saveTheirs(theirs));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Energy 能源, Water, and Waste', undefined, patience)).toBeVisible();
    await expect(name).toHaveValue('Power');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const tags = theirs.map((tag) => (tag.id === energy?.id ? { id: tag.id, name: 'Power' } : tag));
    await waitFor(
      () => expect(sent.at(-1)?.body).toEqual({ name: 'Topic', isVisible: true, tags, version: 2 }),
      patience,
    );
  },
);

Competing.test(
  'names a chosen tag that another person has just deleted, and saves the rest of what was typed',
  async ({ canvas, userEvent }) => {
    const document = sampleDocuments[3];
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${document?.name}` }, patience));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit document' }, patience));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Meters.xlsx');
    saveTheirs([]);
    await expect(
      await dialog.findByText('The tag Water was deleted by someone else', undefined, patience),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ name: 'Meters.xlsx', tagIds: [] }), patience);
  },
);

export const OfAnotherCompany = meta.story({ decorators: centre({ companyRead: 'Pacific Power Holdings Limited' }) });
OfAnotherCompany.test('is told of a document, and corrected by hand', async ({ canvas, userEvent }) => {
  const actions = { name: `Actions for ${sampleDocuments[0]?.name}` };
  await userEvent.click(await canvas.findByRole('button', actions, patience));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit document' }, patience));
  await expect(
    await dialog.findByRole('radio', { name: 'Pacific Power Holdings Limited, as its cover says' }, patience),
  ).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Another company’s' }));
  const company = dialog.getByRole('textbox', { name: /^Company/ });
  await expect(company).toHaveValue('Pacific Power Holdings Limited');
  await userEvent.clear(company);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(company).toBeInvalid();
  await userEvent.click(dialog.getByRole('radio', { name: 'Ours' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ company: '' }), patience);
});

export const History = meta.story();
History.test('tells who did what, also with documents that are permanently deleted', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'History' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }, patience));
  await expect(dialog.getByText('Electricity bills 2025.pdf: changed by Mei Lam (Owner and Tags)')).toBeVisible();
  await expect(dialog.getByText('Old bills.pdf: permanently deleted when its restore period ended')).toBeVisible();
});

export const Cards = meta.story({ decorators: centre({}, '?view=cards&order=newest') });

Cards.test('tags several at once', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose ISO 14001 certificate.pdf' }, patience));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Offer of the landlord.msg' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Tag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 documents' }, patience));
  await userEvent.click(dialog.getByRole('combobox', { name: /^Add tags/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Water/ }, patience));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const ids = [sampleDocuments[1]?.id, sampleDocuments[4]?.id];
  const body = { ids, add: [sampleTags[0]?.tags[1]?.id], remove: [] };
  await waitFor(() => expect(sent).toEqual([{ path: '/api/document-taggings', body }]), patience);
});

export const CardsInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  decorators: centre({}, '?view=cards'),
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const ForReaders = meta.story({
  decorators: centre({ profile: { permissions: ['report:read', 'document:read'] } }),
});
ForReaders.test('offers nothing that they may not do', async ({ canvas }) => {
  await canvas.findByText('5 documents', undefined, patience);
  await expect(canvas.queryByLabelText('Add documents')).toBeNull();
  await expect(canvas.queryByRole('checkbox')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Manage tags' })).toBeNull();
});

export const Searched = meta.story({ decorators: centre({}, '?q=electricity') });
Searched.test('shows pages that say it, with what was looked for marked', async ({ canvas }) => {
  const text = within(await canvas.findByRole('region', { name: 'In the text of documents' }, patience));
  const page = await text.findByRole('link', { name: 'Page ii' }, patience);
  await expect(page).toHaveAttribute('href', expect.stringMatching(/\?page=2&quote=Total/));
  await expect(text.getByText('3. 目標')).toBeVisible();
  await expect(text.getAllByText('electricity')[0]?.tagName).toBe('MARK');
  await expect(text.getByText(/^The text of 1 document can’t be searched/)).toBeVisible();
});
Searched.test(
  'asks after a pause for what is typed then, and says where nothing says it',
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search documents' }, patience);
    await userEvent.clear(field);
    await userEvent.type(field, 'nothing like this');
    await expect(
      await canvas.findByText(/^Nothing in your documents says “nothing like this”/, undefined, patience),
    ).toBeVisible();
    await userEvent.clear(field);
    await waitFor(
      () => expect(canvas.queryByRole('region', { name: 'In the text of documents' })).toBeNull(),
      patience,
    );
  },
);
export const SearchedInChinese = Searched.extend({ globals: { locale: 'zh-Hant-HK' } });
export const Searching = meta.story({ decorators: centre({}, '?q=gas') });

export const NoMatch = meta.story({ decorators: centre({}, '?q=nothing+like+this') });
NoMatch.test('says in what nothing was found', async ({ canvas }) => {
  await expect(await canvas.findByText('No name, tag or owner matches.', undefined, patience)).toBeVisible();
});
/** A document has this name, and another format. */
export const HiddenByFilter = meta.story({ decorators: centre({}, '?q=electricity&kind=message') });
HiddenByFilter.test('says that filters hide what has the name', async ({ canvas }) => {
  await expect(await canvas.findByText('No documents match these filters.', undefined, patience)).toBeVisible();
  await expect(canvas.queryByText(/No name/)).toBeNull();
});
export const NoneYet = meta.story({ decorators: centre({ documents: [] }) });
export const NoneYetInChinese = NoneYet.extend({ globals: { locale: 'zh-Hant-HK' } });

const unreachable = () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Nothing answers'));
  return () => {
    globalThis.fetch = fetch;
  };
};
export const SearchFailed = meta.story({ decorators: centre({}, '?q=gas'), beforeEach: unreachable });
const notSeeded = [onScreen({ catalogue, path, seed: (_cache, api) => api.interceptors.request.clear() })];
export const OutOfReach = meta.story({ decorators: notSeeded, beforeEach: unreachable });
export const Loading = meta.story({ decorators: notSeeded });

export const Deleted = meta.story({ render: () => <DeletedDocumentsPage /> });
Deleted.test('deletes permanently only after a question', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete permanently: Old bills.pdf' }, patience));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Delete Old bills.pdf permanently?' }, patience),
  );
  await expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Delete permanently' }));
  const body = { ids: [sampleDeleted[0]?.id] };
  await waitFor(() => expect(sent).toEqual([{ path: '/api/deleted-documents/purge', body }]), patience);
});

export const DeletedInChinese = Deleted.extend({ globals: { locale: 'zh-Hant-HK' } });
export const NothingDeleted = meta.story({
  decorators: centre({ documents: [] }),
  render: () => <DeletedDocumentsPage />,
});
