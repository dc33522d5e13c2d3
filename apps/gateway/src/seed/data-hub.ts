import { kindOf, type NewDataPoint, type Period, type QualityMark, type ReportingTime } from '@esg/contract';
import { giveEntities } from '../modules/access-grants/index.ts';
import { createDataPoint } from '../modules/data-points/index.ts';
import { createEntity } from '../modules/entities/index.ts';
import { createTimeSet, readTimes } from '../modules/reporting-times/index.ts';
import { createSupplier } from '../modules/suppliers/index.ts';
import { asSuppliers, type Scope } from '../platform/database/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { ferryEntities, ferryFigures } from './data-hub-ferries.ts';
import {
  type DemoEntity,
  type DemoFigure,
  demoEntities,
  demoEntityUserEntities,
  demoFigures,
} from './data-hub-figures.ts';
import { daysBefore, inOneTransaction, scopeOf } from './scope.ts';

const source = 'Demonstration data 示範數據';

const yearOf = (year: number, startMonth: number): Period => ({
  start: `${year}-${String(startMonth).padStart(2, '0')}-01`,
  end: startMonth === 1 ? `${year}-12-31` : `${year + 1}-${String(startMonth - 1).padStart(2, '0')}-31`,
});

const sameDays = (one: Period, other: Period) => one.start === other.start && one.end === other.end;

/** Reporting times of the years; of Verdant also of their quarters, and of the fiscal year from April. */
const createTimes = async (deps: GatewayDeps, scope: Scope, isWhole: boolean): Promise<ReportingTime[]> => {
  for (const year of [2024, 2025]) await createTimeSet(deps, scope, { kind: 'fiscal-year', year, startMonth: 1 });
  if (isWhole) {
    await createTimeSet(deps, scope, { kind: 'quarter', year: 2025, startMonth: 1 });
    for (const year of [2024, 2025]) await createTimeSet(deps, scope, { kind: 'fiscal-year', year, startMonth: 4 });
  }
  return readTimes(deps, scope);
};

const createEntities = async (deps: GatewayDeps, scope: Scope, demo: readonly DemoEntity[]) => {
  const ids = new Map<string, string>();
  for (const { parent, ...entity } of demo) {
    const { id } = await createEntity(deps, scope, { ...entity, parentId: ids.get(parent ?? '') ?? null });
    ids.set(entity.name, id);
  }
  return ids;
};

/** The entity user of the demonstration answers for a plant and an office. */
const giveToEntityUser = (deps: GatewayDeps, scope: Scope, entities: ReadonlyMap<string, string>) => {
  const { userId: id } = scopeOf('entity@verdant.example');
  const theirs = demoEntityUserEntities.flatMap((name) => entities.get(name) ?? []);
  return deps.database.withScope(scope, ({ tx, tenantId, organisationId }) =>
    giveEntities(tx, { id, tenantId, organisationId }, theirs, deps.now()),
  );
};

/** A supplier, for which the supplier of the demonstration answers. */
const createSupplierWithUser = (deps: GatewayDeps, scope: Scope) =>
  deps.database.withScope(scope, (scoped) =>
    asSuppliers(scoped, async (meant) => {
      const { userId: id, tenantId, organisationId } = scopeOf('supplier@verdant.example');
      const fields = { name: 'Pearl Packaging', reference: 'V-1042', country: null, contactEmail: null };
      const supplier = await createSupplier(deps, meant, fields);
      await giveEntities(meant.tx, { id, tenantId, organisationId }, [supplier.id], deps.now());
    }),
  );

const draftOf = (
  { metricKey, kind, unit, entity, rows }: DemoFigure,
  entityId: string | null,
  time: ReportingTime,
): NewDataPoint => ({
  sectionId: `${metricKey}:total:figures`,
  entityId,
  reportingTimeId: time.id,
  labelIds: [],
  source,
  value: { type: kind, rows: rows.map(([number, descriptor = '']) => ({ number, unit, descriptor })) },
  quality: (kindOf(time.period) === 'quarter' ? 'measured' : entity ? 'calculated' : 'estimated') satisfies QualityMark,
  internal: false,
  methodology: 'Bills and meters, checked once a year. 帳單及錶數，每年核對一次。',
  explanation: '',
});

/** Where the figures of a hub go, and who enters them in turn. */
type Filling = {
  readonly authors: readonly [Scope, ...Scope[]];
  readonly entities: ReadonlyMap<string, string>;
  readonly times: readonly ReportingTime[];
};

const enter = async (deps: GatewayDeps, figures: readonly DemoFigure[], { authors, entities, times }: Filling) => {
  for (const [index, figure] of figures.entries()) {
    const { year, startMonth = 1, quarter } = figure;
    const whole = yearOf(year, startMonth);
    const time = times.find(({ kind, period }) =>
      quarter === undefined
        ? sameDays(period, whole)
        : kind === 'quarter' && period.start === `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`,
    );
    if (!time) throw new Error(`No reporting time for ${figure.metricKey} in ${year}`);
    const entityId = figure.entity ? (entities.get(figure.entity) ?? null) : null;
    await createDataPoint(deps, authors[index % authors.length] ?? authors[0], draftOf(figure, entityId, time));
  }
};

const fillVerdant = async (deps: GatewayDeps, authors: Filling['authors']) => {
  const [first] = authors;
  const entities = await createEntities(deps, first, demoEntities);
  await giveToEntityUser(deps, first, entities);
  await createSupplierWithUser(deps, first);
  await enter(deps, demoFigures, { authors, entities, times: await createTimes(deps, first, true) });
};

const fillLantau = async (deps: GatewayDeps, authors: Filling['authors']) => {
  const [first] = authors;
  const entities = await createEntities(deps, first, ferryEntities);
  await enter(deps, ferryFigures, { authors, entities, times: await createTimes(deps, first, false) });
};

/**
 * Gives Verdant, and a client of the consultancy, a data hub of two years with several entities (decision 12), through the product's own
 * services. The figures are those of their reports; one vessel has another fiscal year, which shows how its days are apportioned. Running
 * it again changes nothing. Call it after the accounts.
 */
export const seedDataHub = async (deps: GatewayDeps) => {
  const hubs = [
    { authors: ['admin@verdant.example', 'member@verdant.example'], fill: fillVerdant },
    { authors: ['admin@lantau.example'], fill: fillLantau },
  ];
  for (const { authors, fill } of hubs) {
    const [first, ...others] = authors.map((email) => scopeOf(email));
    if (!first || (await readTimes(deps, first)).length > 0) continue;
    // Before anybody is asked for figures: some of them were known.
    await inOneTransaction(deps, first, daysBefore(deps.now(), 7), (inside) => fill(inside, [first, ...others]));
  }
};
