import { expect, type Page } from '@playwright/test';
import { linkIn } from './mailbox.ts';
import { entityUserOf, organisationOnTrial } from './organisation.ts';
import { signedInApi } from './people.ts';

type Answering = 'entities' | 'suppliers';

const collectionFor = (of: Answering, reportingTimeId: string, entityId: string) => ({
  name: `Figures ${Date.now()}`,
  message: '',
  of,
  versionId: null,
  reportingTimeId,
  dueOn: null,
  sectionIds: ['ghg.scope1.total:total:figures'],
  approverId: null,
  entityIds: [entityId],
});

/** A new organisation that asks somebody of an entity or of a supplier for one figure, by e-mail. */
const asked = async (page: Page, of: Answering, fields: object) => {
  const administrator = await organisationOnTrial(page, `asks-${of}`);
  const call = await signedInApi(administrator);
  const make = async (path: string, content: object) => {
    const answer = await call('POST', path, content);
    expect(answer.status, path).toBe(201);
    return (await answer.json()) as { id: string };
  };
  const plant = await make(`/${of}`, fields);
  const year = await make('/reporting-times', { name: null, period: { start: '2025-01-01', end: '2025-12-31' } });
  const engineer = await entityUserOf(page, administrator, [plant.id], { of });
  const collection = await make('/collections', collectionFor(of, year.id, plant.id));
  const path = `/ct/request/${collection.id}/${plant.id}`;
  const link = await linkIn(page, { to: engineer.email, path });
  const readAnswers = async () => (await call('GET', `/collections/${collection.id}/requests/${plant.id}`)).json();
  return { administrator, plant, engineer, path, link, readAnswers };
};

/** A site with somebody who answers for it, who is asked for one figure by e-mail. */
export const askedSite = (page: Page) =>
  asked(page, 'entities', { name: 'Tai Po plant', type: 'Site', parentId: null, fiscalYearStartMonth: 1 });

/** The same of a supplier. */
export const askedSupplier = (page: Page) =>
  asked(page, 'suppliers', { name: 'Pearl River Mill', reference: '', country: null, contactEmail: null });
