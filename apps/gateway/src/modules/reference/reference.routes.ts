import { CountrySchema, IndustrySchema, SectorSchema, StockExchangeSchema } from '@esg/contract';
import { listCountries, listIndustries, listSectors, listStockExchanges } from '@esg/standards';
import type { Context } from 'hono';
import * as v from 'valibot';
import { createTenantRouter, json, operation, validQuery } from '../../platform/http/index.ts';

const tag = 'reference';
const SortQuery = v.object({ sortBy: v.optional(v.picklist(['id'])) });

/** The same for everybody and all day, so that a browser can cache it. */
const lasting = <Value extends object>(c: Context, value: Value) =>
  c.json(value, 200, { 'cache-control': 'private, max-age=86400' });

/** Lookups that are the same for everybody who is signed in (spec section 7, reference data). */
export const referenceRoutes = () =>
  createTenantRouter()
    .get(
      '/system/countries',
      operation({
        id: 'listCountries',
        tag,
        summary: 'Countries and areas, ordered by id',
        answers: { 200: json('The countries', v.array(CountrySchema)) },
      }),
      validQuery(SortQuery),
      (c) =>
        lasting(
          c,
          listCountries().toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        ),
    )
    .get(
      '/organization-profile/list-sector',
      operation({
        id: 'listSectors',
        tag,
        summary: 'The sectors of SICS with their industries',
        answers: { 200: json('The sectors', v.array(SectorSchema)) },
      }),
      (c) => lasting(c, listSectors()),
    )
    .get(
      '/organization-profile/list-stock-exchange',
      operation({
        id: 'listStockExchanges',
        tag,
        summary: 'Stock exchanges by ISO 10383 code',
        answers: { 200: json('The exchanges', v.array(StockExchangeSchema)) },
      }),
      (c) => lasting(c, listStockExchanges()),
    )
    .get(
      '/framework-builder/industries/universal',
      operation({
        id: 'listIndustries',
        tag,
        summary: 'The sections of ISIC Rev.4',
        answers: { 200: json('The industries', v.array(IndustrySchema)) },
      }),
      (c) => lasting(c, listIndustries()),
    );
