import {
  climateInventoryQueries,
  climateQueries,
  documentQueries,
  entityQueries,
  frameworkQueries,
} from '@esg/api-client';
import {
  type ClimateFactor,
  type ClimateRecalculation,
  documentLimits,
  type NewClimateFactor,
  noInventorySettings,
  type Permission,
} from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ClimateFactorsPage } from '../features/climate/factors/ClimateFactorsPage.tsx';
import { ClimateRulesPage } from '../features/climate/rules/ClimateRulesPage.tsx';
import { MoveButtons } from '../features/data-hub/shared/MoveButtons.tsx';
import {
  sampleChanges,
  sampleClimateLibrary,
  sampleConfirmedFactor,
  sampleDraftFactor,
  sampleFactorEvents,
  sampleLibraryFactor,
  sampleNoBaseYear,
  samplePreview,
  sampleRules,
  sampleRunning,
  sampleUnitKinds,
} from './sample-climate-settings.ts';
import { sampleDocuments } from './sample-documents.ts';

const patience = { timeout: 10_000 };
const everything: Permission[] = ['climate:read', 'climate:write', 'climate:confirm', 'emission-factor:read'];

type Sent = { readonly method: string; readonly path: string; readonly body: unknown };
/** What was sent since the story began, and what the gateway answers. */
let sent: Sent[] = [];
let answer: (call: Sent) => Response | undefined = () => undefined;
const stale = (current: unknown) =>
  Response.json(
    { code: 'resource.stale', message: 'stale', issues: [], current },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );

const seedWith =
  (factors: readonly ClimateFactor[], recalculation: ClimateRecalculation | null): Seed =>
  (cache, api) => {
    api.interceptors.request.clear();
    cache.setQueryData(climateQueries.library(api).queryKey, sampleClimateLibrary);
    cache.setQueryData(frameworkQueries.metrics(api).queryKey, {
      subjects: [],
      metrics: [],
      units: sampleUnitKinds,
    } as never);
    cache.setQueryData(entityQueries.all(api).queryKey, []);
    cache.setQueryData(documentQueries.all(api).queryKey, {
      documents: [...sampleDocuments],
      bytes: 0,
      bytesMax: documentLimits.bytesPerOrganisationMax,
    });
    for (const narrowed of [{}, { state: 'unconfirmed' as const }])
      cache.setQueryData(climateQueries.factors(api, narrowed).queryKey, {
        pages: [
          { items: factors.filter(({ confirmedAt }) => !('state' in narrowed) || !confirmedAt), nextCursor: null },
        ],
        pageParams: [undefined],
      });
    cache.setQueryData(climateQueries.rules(api).queryKey, sampleRules);
    cache.setQueryData(climateQueries.libraryFactor(api, 'steam-2024').queryKey, sampleLibraryFactor);
    const type = climateQueries.type(api, sampleLibraryFactor.activityTypeId).queryKey;
    cache.setQueryData(type, { units: [], factors: [], unread: [] });
    cache.setQueryData(climateInventoryQueries.settings(api).queryKey, noInventorySettings);
    cache.setQueryData(climateInventoryQueries.baseYear(api).queryKey, sampleNoBaseYear);
    cache.setQueryData(climateQueries.recalculation(api).queryKey, recalculation);
    cache.setQueryData(climateQueries.changes(api, samplePreview.id).queryKey, { items: [...sampleChanges] });
  };

const meta = preview.meta({
  title: 'Screens/Climate factors and rules',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  beforeEach: () => {
    const { fetch } = globalThis;
    sent = [];
    globalThis.fetch = async (input, init) => {
      if (!(input instanceof Request) || !input.url.includes('/climate-')) return fetch(input, init);
      const text = input.method === 'GET' ? '' : await input.clone().text();
      const call = {
        method: input.method,
        path: new URL(input.url).pathname,
        body: text ? JSON.parse(text) : undefined,
      };
      if (call.method !== 'GET') sent.push(call);
      // What is read again afterwards stays as it was seeded.
      return (call.method === 'GET' ? undefined : answer(call)) ?? new Response(null, { status: 500 });
    };
    return () => {
      globalThis.fetch = fetch;
      answer = () => undefined;
    };
  },
});

const both = [sampleDraftFactor, sampleConfirmedFactor];
const factors = (shown: readonly ClimateFactor[], permissions = everything, search = '') => ({
  decorators: [onScreen({ catalogue, path: `/ct/climate/factors${search}`, seed: seedWith(shown, null) })],
  render: () => <ClimateFactorsPage permissions={permissions} />,
});
const rules = (recalculation: ClimateRecalculation | null, permissions = everything) => ({
  decorators: [onScreen({ catalogue, path: '/ct/climate/rules', seed: seedWith([], recalculation) })],
  render: () => <ClimateRulesPage permissions={permissions} MoveButtons={MoveButtons} />,
});

/** One that is used, and one that waits for a second look. */
export const Factors = meta.story(factors(both));
Factors.test(
  'confirms a factor after it was compared, and shows what somebody changed meanwhile',
  async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Compare and confirm Steam of the industrial park' }, patience),
    );
    const asked = within(await screen.findByRole('dialog', undefined, patience));
    const confirm = asked.getByRole('button', { name: 'Confirm factor' });
    await userEvent.click(confirm);
    await expect(sent).toEqual([]);
    const changed = Object.assign({}, sampleDraftFactor, { version: 4, source: 'Letter of 5 May 2025' });
    answer = () => stale(changed);
    await userEvent.click(asked.getByRole('checkbox', { name: 'I compared all of this with the source' }));
    await userEvent.click(confirm);
    await expect(await asked.findByText('Letter of 5 May 2025 (2025)', undefined, patience)).toBeVisible();
    await expect(asked.getByRole('checkbox')).not.toBeChecked();
    answer = () => Response.json(Object.assign({}, changed, { version: 5 }));
    await userEvent.click(asked.getByRole('checkbox'));
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await expect(sent.map(({ body }) => body)).toEqual([{ version: 1 }, { version: 4 }]);
  },
);

Factors.test(
  'adds one with what its activity needs, and refuses what is missing before it is sent',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a factor' }, patience));
    const form = within(await screen.findByRole('dialog', undefined, patience));
    await userEvent.click(form.getByRole('button', { name: 'Add factor' }));
    await expect(await form.findByText('The factor wasn’t added')).toBeVisible();
    await expect(sent).toEqual([]);
    await userEvent.click(form.getByRole('combobox', { name: 'Activity' }));
    await userEvent.click(await screen.findByRole('option', { name: /heat, steam/ }, patience));
    await userEvent.click(form.getByRole('combobox', { name: 'Unit' }));
    await userEvent.click(await screen.findByRole('option', { name: /kWh/ }, patience));
    await expect(await form.findByRole('combobox', { name: 'Method of scope 2' })).toBeVisible();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Method of scope 2' }), 'market');
    await userEvent.click(form.getByRole('combobox', { name: 'Country or region' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Worldwide' }, patience));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Steam');
    await userEvent.type(form.getByRole('textbox', { name: 'Source' }), 'Letter of 1 May');
    await userEvent.type(form.getByRole('textbox', { name: /Amount per unit/ }), '0.25');
    answer = ({ body }) => Response.json(Object.assign({}, sampleDraftFactor, body), { status: 201 });
    await userEvent.click(form.getByRole('button', { name: 'Add factor' }));
    await waitFor(() => expect(sent).toHaveLength(1), patience);
    await expect(sent[0]?.body as NewClimateFactor).toMatchObject({
      activityTypeId: 'heat-steam-cooling',
      method: 'market',
      unit: 'kWh',
      region: 'GLOBAL',
      gases: [{ gas: 'unsplit', kgPerUnit: '0.25', isEquivalent: true, isBeside: false }],
    });
  },
);

Factors.test('is narrowed to those that wait for a second look', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }, patience), 'unconfirmed');
  await expect(await canvas.findByRole('heading', { name: 'Steam of the industrial park' }, patience)).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: /^Town gas/ })).toBeNull();
});

const cited = sampleDocuments[0]?.id ?? '';
const byAuthor = Object.assign({}, sampleConfirmedFactor, {
  isConfirmedByAuthor: true,
  documents: [{ documentId: cited, reference: 'page 4' }],
});
const secondPersonAsked: Seed = (cache, api, language) => {
  seedWith([byAuthor], null)(cache, api, language);
  cache.setQueryData(climateQueries.rules(api).queryKey, Object.assign({}, sampleRules, { secondPerson: true }));
  cache.setQueryData(climateQueries.factorEvents(api, { factorId: byAuthor.id }).queryKey, {
    pages: [{ items: [...sampleFactorEvents], nextCursor: null }],
    pageParams: [undefined],
  });
};

/** Where the rules ask for a second person, one that its author confirmed waits for somebody else. */
export const FactorForASecondPerson = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct/climate/factors', seed: secondPersonAsked })],
  render: () => <ClimateFactorsPage permissions={everything} />,
});
FactorForASecondPerson.test(
  'says why it is not used, shows its evidence, and its log',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Waits for a second person', undefined, patience)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /\(page 4\)$/ })).toHaveAttribute(
      'href',
      `/ct/document-center/${cited}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Log of Town gas/ }));
    const log = within(await screen.findByRole('dialog', undefined, patience));
    await expect(log.getByText('Changed: Amount per unit and Evidence')).toBeVisible();
  },
);

/** A factor of the library that nobody compared, opened from the factor library or from a line. */
const dialogOpened = async () => {
  await screen.findByRole('dialog', undefined, patience);
};
export const FactorOfTheLibrary = meta.story({
  ...factors(both, everything, '?check=steam-2024'),
  play: dialogOpened,
});
FactorOfTheLibrary.test(
  'is added and confirmed in one step, once it is said where it was compared',
  async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: /^Check a factor of the library/ }, patience));
    await expect(form.getByText('Gases not stated separately: 0.21 kg CO₂e/kWh')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Steam, the city’s network');
    const compared = form.getByRole('checkbox', { name: 'I compared all of this with the source' });
    await userEvent.click(compared);
    await userEvent.type(form.getByRole('textbox', { name: /^Year of publication/ }), '{Backspace}4');
    await expect(compared).not.toBeChecked();
    await userEvent.type(form.getByRole('textbox', { name: /^Year of publication/ }), '{Backspace}5');
    await userEvent.click(compared);
    await userEvent.click(form.getByRole('button', { name: 'Confirm and use' }));
    await expect(await form.findByText('The factor wasn’t added')).toBeVisible();
    await expect(sent).toEqual([]);
    await userEvent.type(form.getByRole('textbox', { name: /^Where in the source/ }), 'Page 80');
    answer = ({ path, body }) =>
      Response.json(
        Object.assign(
          {},
          sampleDraftFactor,
          path.endsWith('/confirm') ? { confirmedAt: '2026-01-05T09:00:00.000Z' } : body,
        ),
      );
    await userEvent.click(form.getByRole('button', { name: 'Confirm and use' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await expect(sent.map(({ body }) => body)).toEqual([
      Object.assign({}, sampleLibraryFactor, { evidence: 'Page 80', documents: [] }),
      { version: 1 },
    ]);
  },
);

FactorOfTheLibrary.test('is confirmed by the next press where that failed, and added once', async ({ userEvent }) => {
  const form = within(await screen.findByRole('dialog', { name: /^Check a factor of the library/ }, patience));
  await userEvent.type(form.getByRole('textbox', { name: /^Where in the source/ }), 'Page 81');
  await userEvent.click(form.getByRole('checkbox', { name: 'I compared all of this with the source' }));
  const confirmed = Object.assign({}, sampleDraftFactor, { version: 2, confirmedAt: '2026-01-05T09:00:00.000Z' });
  const confirming = () => sent.filter(({ path }) => path.endsWith('/confirm')).length;
  answer = ({ path, body }) => {
    if (!path.endsWith('/confirm')) return Response.json(Object.assign({}, sampleDraftFactor, body), { status: 201 });
    return confirming() > 1 ? stale(confirmed) : new Response(null, { status: 500 });
  };
  await userEvent.click(form.getByRole('button', { name: 'Confirm and use' }));
  await waitFor(() => expect(confirming()).toBe(1), patience);
  await userEvent.click(await form.findByRole('button', { name: 'Confirm and use' }, patience));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  await expect(sent.map(({ path }) => path.replace(/^.*\/climate-factors/, ''))).toEqual([
    '',
    `/${sampleDraftFactor.id}/confirm`,
    `/${sampleDraftFactor.id}/confirm`,
  ]);
});

const entered: Seed = (cache, api, language) => {
  seedWith(both, null)(cache, api, language);
  const { activityTypeId, name, validFrom, validTo } = sampleLibraryFactor;
  const { publicationYear, region, unit, basis, method, source } = sampleLibraryFactor;
  const told = { publicationYear, region, unit, basis, method, source, validFrom, validTo };
  const unread = {
    ...told,
    id: 'steam-2024',
    name: { en: name, zhTw: name },
    origin: 'national' as const,
    documents: [],
    kgCo2ePerUnit: '0.21',
    isLifeCycle: false,
    entered: { id: sampleDraftFactor.id, isTaken: false, by: 'Kelvin Lau' },
  };
  cache.setQueryData(climateQueries.type(api, activityTypeId).queryKey, { units: [], factors: [], unread: [unread] });
};

/** A factor of the library that somebody entered since. */
export const FactorThatSomebodyEntered = meta.story({
  ...factors(both),
  decorators: [onScreen({ catalogue, path: '/ct/climate/factors?check=steam-2024', seed: entered })],
});
FactorThatSomebodyEntered.test('is named, and not entered again', async ({ canvas, userEvent }) => {
  const said = 'Kelvin Lau has entered this factor. It’s used once someone confirms it.';
  await expect(await canvas.findByText(said, undefined, patience)).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.queryByText(said)).toBeNull(), patience);
});

const libraryForASecondPerson: Seed = (cache, api, language) => {
  seedWith(both, null)(cache, api, language);
  cache.setQueryData(climateQueries.rules(api).queryKey, Object.assign({}, sampleRules, { secondPerson: true }));
};

/** Where the rules ask for a second person, it is added, and waits for somebody else. */
export const FactorOfTheLibraryForASecondPerson = meta.story({
  ...factors(both),
  play: dialogOpened,
  decorators: [onScreen({ catalogue, path: '/ct/climate/factors?check=steam-2024', seed: libraryForASecondPerson })],
});
FactorOfTheLibraryForASecondPerson.test('is added without a confirmation', async ({ userEvent }) => {
  const form = within(await screen.findByRole('dialog', { name: /^Check a factor of the library/ }, patience));
  await expect(form.getByText('Someone else must confirm the factor before it’s used.')).toBeVisible();
  await expect(form.queryByRole('checkbox', { name: 'I compared all of this with the source' })).toBeNull();
  await userEvent.type(form.getByRole('textbox', { name: /^Where in the source/ }), 'Page 80');
  answer = ({ body }) => Response.json(Object.assign({}, sampleDraftFactor, body), { status: 201 });
  await userEvent.click(form.getByRole('button', { name: 'Add factor' }));
  await waitFor(() => expect(sent).toHaveLength(1), patience);
});

/** The first time: what own factors are for. */
export const NoFactorsYet = meta.story(factors([]));

/** Somebody who may only read. */
export const FactorsToRead = meta.story(factors(both, ['climate:read']));
FactorsToRead.test('offers no deed to people who only read', async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Steam of the industrial park' }, patience);
  await expect(canvas.queryByRole('button', { name: /^(Add|Compare|Change|Remove)/ })).toBeNull();
});

/** Rules with no recalculation so far. */
export const Rules = meta.story(rules(null));
Rules.test('moves an origin by its buttons, saves, and leads to the recalculation', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Move up: National factor' }, patience));
  answer = ({ body }) => Response.json(Object.assign({}, sampleRules, body, { version: 3 }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
  await expect(
    await canvas.findByText('Rules saved. Results still go by the former ones.', undefined, patience),
  ).toBeVisible();
  await expect(sent[0]?.body).toMatchObject({ origins: ['supplier', 'national', 'own', 'generic'], version: 2 });
  answer = () => Response.json(sampleRunning);
  await userEvent.click(canvas.getByRole('button', { name: 'See what would change' }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ isPreview: true }), patience);
});

Rules.test('shows the rules of somebody who was first', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^AR6/ }, patience));
  answer = () => stale(Object.assign({}, sampleRules, { gwpSet: 'AR4', updatedBy: 'Ada Wong', version: 7 }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
  await expect(await canvas.findByText('Ada Wong', undefined, patience)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
});

/** Lines are being reckoned. */
export const RecalculationAtWork = meta.story(rules(sampleRunning));

/** What would change, before it is taken over. */
export const RecalculationPreview = meta.story(rules(samplePreview));
RecalculationPreview.test('takes over all of it after a question', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('row', { name: /Steam meter of hall 2/ }, patience)).toHaveTextContent('250');
  await userEvent.click(canvas.getByRole('button', { name: 'Take over the new results' }));
  const asked = within(await screen.findByRole('alertdialog', undefined, patience));
  answer = () => Response.json(Object.assign({}, samplePreview, { state: 'applied' }));
  await userEvent.click(asked.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual([expect.stringMatching(/apply$/)]), patience);
});

/** Rules changed after the preview began. */
export const RecalculationOutdated = meta.story(rules(Object.assign({}, samplePreview, { isOutdated: true })));
RecalculationOutdated.test('can only be discarded', async ({ canvas }) => {
  await expect(await canvas.findByText('Rules or factors have changed since', undefined, patience)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Take over the new results' })).toBeNull();
});

/** The last one failed: results are as they were. */
export const RecalculationFailed = meta.story(rules(Object.assign({}, sampleRunning, { state: 'failed' })));

/** Somebody who may only read. */
export const RulesToRead = meta.story(rules(samplePreview, ['climate:read']));

export const FactorsInChinese = meta.story({ ...factors(both), globals: { locale: 'zh-Hant-HK' } });
export const PreviewInChinese = meta.story({ ...rules(samplePreview), globals: { locale: 'zh-Hant-HK' } });
