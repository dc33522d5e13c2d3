import type { DataPointStart, Label, ReviewPage } from '@esg/contract';
import { expect, it } from 'vitest';
import { energySection, figure, hubOf, hubSuite, scope1Section } from './testing.ts';

const suite = hubSuite();

it('lists figures that need review, with the findings, in pages', async () => {
  const { store, ok, get, entity } = hubOf(suite.h);
  const site = await entity('Plant');
  await store(suite.year.id, { value: figure('100.25') });
  await store(suite.year.id, { entityId: site.id });
  await store(suite.year.id, { sectionId: scope1Section, value: figure('12', 't{CO2e}') });
  await store(suite.next.id, { value: figure('100250') });
  await store(suite.next.id, { sectionId: scope1Section, value: figure('20', 't{CO2e}') });
  const path = `/data-points/review?reportingTimeId=${suite.next.id}`;
  const { items } = await ok<ReviewPage>(get(path));
  expect(
    items.map(({ metricKey, entityId, findings }) => [metricKey, entityId, findings.map(({ kind }) => kind)]),
  ).toEqual([
    ['energy.consumption.total', site.id, ['missing']],
    ['energy.consumption.total', null, ['unit_slip']],
    ['ghg.scope1.total', null, ['change']],
  ]);
  const walked = async (filter: string) => {
    const found: ReviewPage['items'] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: ReviewPage = await ok(get(`${path}&limit=1${filter}${cursor && `&cursor=${cursor}`}`));
      found.push(...page.items);
      cursor = page.nextCursor;
    }
    return found.map(({ metricKey, findings }) => `${metricKey} ${findings.map(({ kind }) => kind)}`);
  };
  const slip = 'energy.consumption.total unit_slip';
  expect(await walked('&subject=organisation')).toEqual([slip, 'ghg.scope1.total change']);
  expect(await walked('&kind=unit_slip')).toEqual([slip]);
  await store(suite.year.id, { sectionId: scope1Section, entityId: site.id, value: figure('1', 't{CO2e}') });
  const missing = ['energy.consumption.total missing', 'ghg.scope1.total missing'];
  expect(await walked('&kind=missing')).toEqual(missing);
  expect(await walked('')).toEqual([...missing, slip, 'ghg.scope1.total change']);
});

it('lists labelled figures that are counted twice, until there is a figure without labels', async () => {
  const { store, send, ok, get } = hubOf(suite.h);
  const label = (name: string) => ok<Label>(send('POST', '/section-labels', { sectionId: energySection, name }));
  const diesel = await label('Diesel');
  const north = await label('North');
  const part = await store(suite.year.id, { labelIds: [diesel.id] });
  const within = await store(suite.year.id, { labelIds: [diesel.id, north.id], value: figure('40') });
  await store(suite.next.id, { labelIds: [north.id] });
  const found = async () => {
    const path = `/data-points/review?reportingTimeId=${suite.year.id}&kind=overlap`;
    return (await ok<ReviewPage>(get(path))).items.map(({ dataPoint, findings }) => [dataPoint?.id, findings]);
  };
  const twice = (dataPointId: string, labels: unknown) => [
    { kind: 'overlap', severity: 'warning', params: { dataPointId, labels } },
  ];
  expect(new Map((await found()) as [string, unknown][])).toEqual(
    new Map([
      [part.id, twice(within.id, expect.stringMatching(/Diesel · North|North · Diesel/))],
      [within.id, twice(part.id, 'Diesel')],
    ]),
  );
  await store(suite.year.id);
  expect(await found()).toEqual([]);
});

it('shows a typed total beside the sum of its parts, before it is stored and in the list', async () => {
  const { store, ok, get } = hubOf(suite.h);
  const waste = (part: string, number: string) =>
    store(suite.year.id, { sectionId: `waste.generated.${part}:total:figures`, value: figure(number, 'kg') });
  await waste('hazardous', '0.91');
  await waste('nonhazardous', '434.31');
  const sectionId = encodeURIComponent('waste.generated.total:total:figures');
  const start = `/data-points/start?sectionId=${sectionId}&subject=organisation&reportingTimeId=${suite.year.id}`;
  expect(await ok<DataPointStart>(get(start))).toMatchObject({ calculated: { number: '435.22', unit: 'kg' } });
  await waste('total', '440');
  const path = `/data-points/review?reportingTimeId=${suite.year.id}&kind=calculated`;
  expect((await ok<ReviewPage>(get(path))).items.flatMap(({ findings }) => findings)).toEqual([
    { kind: 'calculated', severity: 'warning', params: { difference: '4.78', number: '435.22', unit: 'kg' } },
  ]);
});
