import type { Collection, CollectionBoard, Entity, NewCollection, ReportingTime } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { body, type Harness, type PersonName } from '../../testing/harness.ts';
import { giveEntities } from '../access-grants/index.ts';
import { energySection, hubOf, scope1Section } from '../data-points/testing.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Two questions, and calls of people to a collection that asks them. */
export const questions = [energySection, scope1Section];

/** Entities, a reporting time, and calls to collections that ask for its figures. */
export const collectionsOf = async (h: Harness) => {
  const { entity, time, ok } = hubOf(h);
  const year: ReportingTime = await time('2025-01-01', '2025-12-31');
  const plant: Entity = await entity('Plant');
  const office: Entity = await entity('Office');
  const call = (path: string, init?: RequestInit, name: PersonName = 'verdant.admin') => h.as(name).request(path, init);
  const draft = (more: Partial<NewCollection> = {}): NewCollection => ({
    name: 'Figures of 2025',
    message: 'Please send them.',
    versionId: null,
    reportingTimeId: year.id,
    dueOn: new Date(h.clock.now().getTime() + 14 * dayMilliseconds).toISOString().slice(0, 10),
    sectionIds: questions,
    approverId: null,
    entityIds: [plant.id, office.id],
    ...more,
  });
  const ask = (more: Partial<NewCollection> = {}, name?: PersonName) =>
    call('/collections', body('POST', draft(more)), name);
  const asked = (more?: Partial<NewCollection>) => ok<Collection>(ask(more));
  const read = (id: string, name?: PersonName) => ok<Collection>(call(`/collections/${id}`, undefined, name));
  const board = (id: string, name?: PersonName) =>
    ok<CollectionBoard>(call(`/collections/${id}/board`, undefined, name));
  /** Gives the entity user these entities. */
  const give = async (...entityIds: string[]) => {
    const { scope } = h.as('verdant.entity');
    await h.database.withScope(scope, ({ tx }) =>
      giveEntities(tx, { ...scope, id: scope.userId }, entityIds, h.clock.now()),
    );
  };
  /** Ends what the entity user was given. */
  const takeAll = () => h.database.withSystem((tx) => tx.execute(sql`delete from access_grants`));
  /** Makes the plant an entity of the member, who manages entities from then on. */
  const plantIsMembers = async () => {
    const { userId } = h.as('verdant.member').scope;
    await call(`/organizations/users/${userId}/roles`, body('PUT', { roles: ['entity-manager'] }));
    await h.database.pool.query('update entities set manager_id = $1 where id = $2', [userId, plant.id]);
  };
  const decide = (id: string, value: object, name?: PersonName) =>
    call(`/collections/${id}/decisions`, body('POST', value), name);
  return { year, plant, office, call, draft, ask, asked, read, board, give, takeAll, plantIsMembers, decide, ok };
};

export const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
