import type { ClientOrganization } from '@esg/contract';
import { expect, it } from 'vitest';
import { findClients } from './find-clients.ts';

const client = (name: string, industry: string | null): ClientOrganization => ({
  id: name,
  name,
  industry,
  headquartersCountry: 'HK',
  administrator: 'none',
  reports: { ongoing: 0, progress: { done: 0, total: 0 }, nextDueOn: null },
  lastActivityAt: null,
});
const clients = [client('Lantau Ferries', 'Transport'), client('大嶼酒店', null)];
const found = (query: string) => findClients(clients, query, () => 'Hong Kong').map(({ name }) => name);

it('finds clients by name, industry and country, and shows all until something is typed', () => {
  expect(found(' ')).toHaveLength(2);
  expect(found('ｆｅｒｒｉｅｓ hong')).toEqual(['Lantau Ferries']);
  expect(found('transport')).toEqual(['Lantau Ferries']);
  expect(found('酒店')).toEqual(['大嶼酒店']);
  expect(found('nobody')).toEqual([]);
});
