import * as v from 'valibot';
import { ref } from './schema.ts';

const BilingualNameSchema = v.object({ en: v.string(), zhTw: v.string() });

/** GET framework-builder/industries/universal: the sections of ISIC Rev.4, which every framework uses. */
export const IndustrySchema = v.pipe(
  v.object({
    id: v.string(),
    name: BilingualNameSchema,
    /** Other words for it, in both languages, separated by `|`, for searching. */
    also: v.optional(v.string()),
  }),
  ref('Industry'),
);
export type Industry = v.InferOutput<typeof IndustrySchema>;

/** GET organization-profile/list-sector: the sectors of SICS with their industries, from which a company chooses its own. */
export const SectorSchema = v.pipe(
  v.object({ id: v.string(), name: BilingualNameSchema, industries: v.array(IndustrySchema) }),
  ref('Sector'),
);
export type Sector = v.InferOutput<typeof SectorSchema>;

/** GET organization-profile/list-stock-exchange: markets by ISO 10383 code; `country` is a country id. */
export const StockExchangeSchema = v.pipe(
  v.object({ id: v.string(), name: BilingualNameSchema, country: v.string() }),
  ref('StockExchange'),
);
export type StockExchange = v.InferOutput<typeof StockExchangeSchema>;

/** GET system/countries. */
export const CountrySchema = v.pipe(
  v.object({ id: v.string(), name: BilingualNameSchema, diallingCode: v.string() }),
  ref('Country'),
);
export type Country = v.InferOutput<typeof CountrySchema>;
