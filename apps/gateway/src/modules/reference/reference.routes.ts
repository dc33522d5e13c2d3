import { CountrySchema } from '@esg/contract';
import { listCountries } from '@esg/standards';
import * as v from 'valibot';
import { createTenantRouter, json, operation, validQuery } from '../../platform/http/index.ts';

const SortQuery = v.object({ sortBy: v.optional(v.picklist(['id'])) });

/** Lookups that are the same for everybody who is signed in. */
export const referenceRoutes = () =>
  createTenantRouter().get(
    '/system/countries',
    operation({
      id: 'listCountries',
      tag: 'reference',
      summary: 'Countries and areas, ordered by id',
      answers: { 200: json('The countries', v.array(CountrySchema)) },
    }),
    validQuery(SortQuery),
    (c) =>
      c.json(
        listCountries().toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        200,
        { 'cache-control': 'private, max-age=86400' },
      ),
  );
