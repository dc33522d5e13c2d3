import type { Industry, Sector, StockExchange } from '@esg/contract';
import { industryRows, stockExchangeRows } from './data.ts';
import { deepFreeze } from './freeze.ts';
import type { IndustryRow } from './rows.ts';

const isic = 'ISIC';
const industryOf = ({ id, name, also }: IndustryRow): Industry => ({ id, name, ...(also && { also }) });

/** The 11 sectors of SICS with their 77 industries, in the order of their codes. Frozen. */
export const listSectors = (): readonly Sector[] => {
  const rows = industryRows().filter(({ sector }) => sector !== isic);
  const bySector = Map.groupBy(rows, ({ sector }) => sector);
  return deepFreeze(
    [...bySector].map(([id, [first, ...others]]) => ({
      id,
      name: (first as IndustryRow).sectorName,
      industries: [first as IndustryRow, ...others].map(industryOf),
    })),
  );
};

/** The 21 sections of ISIC Rev.4. Frozen. */
export const listIndustries = (): readonly Industry[] =>
  deepFreeze(
    industryRows()
      .filter(({ sector }) => sector === isic)
      .map(industryOf),
  );

/** Stock exchanges by ISO 10383 code, the home market first. Frozen. */
export const listStockExchanges = (): readonly StockExchange[] => deepFreeze(stockExchangeRows());
