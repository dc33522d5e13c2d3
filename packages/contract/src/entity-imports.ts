import * as v from 'valibot';
import type { EntityType } from './entities.ts';
import type { Bilingual } from './language-schemas.ts';
import { bytesPerMegabyte, entityLimits } from './limits.ts';
import { ref } from './schema.ts';

/** Spec section 9: the file of a bulk entity upload; as many rows as an organisation may have entities. */
export const entityImportLimits = { fileBytesMax: 10 * bytesPerMegabyte, rowsMax: entityLimits.entitiesMax } as const;

/** The answer of a bulk upload: how many rows became entities (spec section 4). */
export const EntityImportResultSchema = v.pipe(v.object({ added: v.number() }), ref('EntityImportResult'));
export type EntityImportResult = v.InferOutput<typeof EntityImportResultSchema>;

/** Columns of the sheet by their headings; only the name is needed. */
export const entityImportColumns = {
  name: { en: 'Name', zhTw: '名稱' },
  type: { en: 'Type', zhTw: '類型' },
  parent: { en: 'Belongs to', zhTw: '隸屬於' },
  fiscalYearStartMonth: { en: 'First month of the fiscal year', zhTw: '財政年度首月' },
  address: { en: 'Address', zhTw: '地址' },
  postCode: { en: 'Post code', zhTw: '郵政編碼' },
} as const satisfies Record<string, Bilingual>;
export type EntityImportColumn = keyof typeof entityImportColumns;

/** What the types of spec section 3 are called in a sheet. */
export const entityTypeNames: Record<EntityType, Bilingual> = {
  Company: { en: 'Company', zhTw: '公司' },
  Team: { en: 'Team', zhTw: '團隊' },
  Site: { en: 'Site', zhTw: '場所' },
  Building: { en: 'Building', zhTw: '建築物' },
  Vessel: { en: 'Vessel', zhTw: '船舶' },
  Other: { en: 'Other', zhTw: '其他' },
};
