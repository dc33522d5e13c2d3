import type { Collection, NewCollection, NewSupplier, ReportingTime, Supplier } from '@esg/contract';
import { body, type Harness, type PersonName } from '../../testing/harness.ts';
import { giveEntities } from '../access-grants/index.ts';
import { energySection, figure, hubOf } from '../data-points/testing.ts';

/** Suppliers of the organisation, one collection that asks both, and the calls of both sides. */
export const suppliersOf = async (h: Harness) => {
  const { ok, time } = hubOf(h);
  const call = (path: string, init?: RequestInit, name: PersonName = 'verdant.admin') => h.as(name).request(path, init);
  const draft = (name: string, more: Partial<NewSupplier> = {}): NewSupplier => ({
    name,
    reference: '',
    country: null,
    contactEmail: null,
    ...more,
  });
  const add = (name: string, more?: Partial<NewSupplier>) =>
    ok<Supplier>(call('/suppliers', body('POST', draft(name, more))));
  const list = (name?: PersonName) => ok<Supplier[]>(call('/suppliers', undefined, name));
  const year: ReportingTime = await time('2025-01-01', '2025-12-31');
  const mill = await add('Mill');
  const dye = await add('Dye works');
  const collection = (more: Partial<NewCollection> = {}): NewCollection => ({
    of: 'suppliers',
    name: 'Suppliers 2025',
    message: '',
    versionId: null,
    reportingTimeId: year.id,
    dueOn: null,
    sectionIds: [energySection],
    approverId: null,
    entityIds: [mill.id, dye.id],
    ...more,
  });
  const ask = (more?: Partial<NewCollection>, name?: PersonName) =>
    call('/collections', body('POST', collection(more)), name);
  const asked = (more?: Partial<NewCollection>) => ok<Collection>(ask(more));
  /** Makes the person one of these suppliers. */
  const give = async (...entityIds: string[]) => {
    const { scope } = h.as('verdant.supplier');
    await h.database.withScope(scope, ({ tx }) =>
      giveEntities(tx, { ...scope, id: scope.userId }, entityIds, h.clock.now()),
    );
  };
  const portal = (path: string, init?: RequestInit) =>
    h.as('verdant.supplier').request(`/entity-portal/requests${path}`, init);
  const answer = (id: string, entityId: string, number: string) =>
    portal(
      `/${id}/${entityId}/answers/${energySection}`,
      body('PUT', { value: figure(number), quality: 'measured', source: 'Bill', explanation: '', version: null }),
    );
  return { ok, call, draft, add, list, year, mill, dye, ask, asked, give, portal, answer };
};
