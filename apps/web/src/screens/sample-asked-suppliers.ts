import { collectionQueries, entityUserQueries, referenceQueries, supplierQueries } from '@esg/api-client';
import type { EntityUser, PortalVersion, Supplier } from '@esg/contract';
import type { Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { collectionsSeed, sampleCollectionId, sampleSubmittedId, sampleSummaries } from './sample-collections.ts';

const idOf = (number: number) => `0de0c000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const names = ['Pearl Packaging 珠江包裝', 'Delta Freight', 'Ng Kee Paper 吳記紙行', 'Harbour Inks'];

const supplierOf = (name: string, number: number): Supplier => ({
  id: idOf(number),
  name,
  reference: `V-${1000 + number}`,
  country: number === 1 ? 'CN' : 'HK',
  contactEmail: null,
  requests: { open: 1, submitted: 0, approved: 0 },
  people: number === 0 ? 0 : 1,
  createdAt: '2026-01-05T09:00:00.000Z',
  archivedAt: number === 3 ? '2026-10-01T00:00:00.000Z' : null,
  version: 1,
});

/** Three that are in use, the first without anybody to answer, and one that is archived. */
export const sampleSuppliers: readonly Supplier[] = names.map(supplierOf);

const otherId = (id: string) => id.replace('c000', 'c700');

/** The same with ids of their own: what is chosen of them is kept beside the entities that other stories choose. */
export const otherSuppliers: readonly Supplier[] = sampleSuppliers.map((one) => ({ ...one, id: otherId(one.id) }));

export const ana: EntityUser = {
  id: '0de0c100-0000-4000-8000-000000000021',
  email: 'ana.cheung@supplier.example',
  firstName: 'Ana',
  lastName: 'Cheung',
  status: 'Registered',
  joinedAt: '2026-03-01T00:00:00.000Z',
  lastSignInAt: '2026-11-20T02:42:00.000Z',
  invitation: null,
  entityIds: [1, 2].flatMap((number) => [idOf(number), otherId(idOf(number))]),
  links: [],
};

const versionOf = (version: number, number: string): PortalVersion => ({
  dataPointId: '0de0c300-0000-4000-8000-000000000000',
  version,
  action: version === 1 ? 'created' : 'changed',
  month: null,
  value: { type: 'number', rows: [{ number, unit: 'MWh', descriptor: '' }] },
  quality: 'measured',
  source: 'Electricity bills',
  explanation: version === 1 ? '' : 'The warehouse was missing.',
  at: `2026-11-${18 + version}T02:42:00.000Z`,
  by: { id: ana.id, name: 'Ana Cheung' },
});

type Sample = { readonly suppliers?: readonly Supplier[]; readonly hasCollections?: boolean };

/** Fills the cache with suppliers and a collection that asks three of them. */
export const askedSuppliersSeed =
  ({ suppliers = sampleSuppliers, hasCollections = true }: Sample = {}): Seed =>
  (cache, api, language) => {
    collectionsSeed({ size: { entities: 3 }, change: { of: 'suppliers', name: 'Energy of suppliers, 2025/26' } })(
      cache,
      api,
      language,
    );
    const summary = { name: 'Energy of suppliers, 2025/26', entities: 3, submitted: 1, approved: 0 };
    const summaries = sampleSummaries.slice(0, 1).map((one) => ({ ...one, ...summary }));
    cache.setQueryData(collectionQueries.list(api, 'suppliers').queryKey, hasCollections ? summaries : []);
    cache.setQueryData(collectionQueries.activity(api, 'suppliers').queryKey, []);
    cache.setQueryData(supplierQueries.all(api).queryKey, [...suppliers]);
    cache.setQueryData(entityUserQueries.all(api, 'suppliers').queryKey, [ana]);
    cache.setQueryData(referenceQueries.countries(api).queryKey, [
      { id: 'HK', diallingCode: '852', name: { en: 'Hong Kong', zhTw: '香港' } },
      { id: 'CN', diallingCode: '86', name: { en: 'China', zhTw: '中國' } },
    ]);
    const { queryKey } = collectionQueries.answers(api, sampleCollectionId, sampleSubmittedId);
    for (const { sectionId } of cache.getQueryData(queryKey)?.questions ?? [])
      cache.setQueryData(
        collectionQueries.history(api, sampleCollectionId, { entityId: sampleSubmittedId, sectionId }).queryKey,
        [versionOf(2, '1860'), versionOf(1, '1620')],
      );
  };
