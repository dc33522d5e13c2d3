import type { EntityImportDetail } from '@esg/contract';
import { bookOf } from '../../platform/reading/testing.ts';
import type { Harness, PersonName } from '../../testing/harness.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A workbook with these rows in its one sheet, as a program would write it. */
export const sheetOf = (rows: readonly (readonly string[])[]) =>
  bookOf({
    sheet: rows
      .map((cells, index) => {
        const drawn = cells.map((text, place) => {
          const at = `${String.fromCharCode(65 + place)}${index + 1}`;
          return `<c r="${at}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
        });
        return `<row r="${index + 1}">${drawn.join('')}</row>`;
      })
      .join(''),
  });

/** Uploads such a file for the check. */
export const uploadEntities = (
  h: Harness,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'entities.xlsx',
  who: PersonName = 'verdant.admin',
) => {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  return h.as(who).request('/entity-imports', { method: 'POST', body: form });
};

/** The planned changes of these rows. */
export const checkedEntities = async (h: Harness, rows: readonly (readonly string[])[], who?: PersonName) =>
  (await (await uploadEntities(h, sheetOf(rows), 'entities.xlsx', who)).json()) as EntityImportDetail;
