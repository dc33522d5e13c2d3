import type { WriteOptions } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { withPart } from '../zip-part.ts';

const part = 'docProps/app.xml';
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

/** What the workbook says of the program that made it: the tenant's name, or nothing. */
const appPart = (application: string | undefined, company: string | undefined) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${application ? `<Application>${escaped(application)}</Application>` : ''}${company ? `<Company>${escaped(company)}</Company>` : ''}</Properties>`,
  );

/**
 * An Excel workbook that names `application` as the program it was made with. The library writes its own name there, and
 * the files of a white-labelled product name nobody but the tenant.
 */
export const writeWorkbook = async (options: WriteOptions, application?: string): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await writeXlsx(options);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Uint8Array(withPart(file, part, appPart(application, options.properties?.company)));
};
