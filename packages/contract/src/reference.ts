import * as v from 'valibot';
import { ref } from './schema.ts';

const BilingualNameSchema = v.object({ en: v.string(), zhTw: v.string() });

/** GET framework-builder/industries/universal: the sections of ISIC Rev.4, which every framework understands. */
export const IndustrySchema = v.pipe(
  v.object({
    id: v.string(),
    name: BilingualNameSchema,
    /** What else people call it, in both languages, parted by `|`, to search for. */
    also: v.optional(v.string()),
  }),
  ref('Industry'),
);
export type Industry = v.InferOutput<typeof IndustrySchema>;

/** GET organization-profile/list-sector: the sectors of SICS, each with its industries, as a company names its own. */
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
