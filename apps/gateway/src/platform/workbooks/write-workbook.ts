import type { WriteOptions } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { withPart } from '../zip-part.ts';

const part = 'docProps/app.xml';
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

/** The name of the program in the workbook: the tenant's name, or nothing. */
const appPart = (application: string | undefined, company: string | undefined) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${application ? `<Application>${escaped(application)}</Application>` : ''}${company ? `<Company>${escaped(company)}</Company>` : ''}</Properties>`,
  );

/**
 * An Excel workbook that names `application` as the program it was made with. The library writes its own name there, but the files of a
 * white-labelled product must name only the tenant.
 */
export const writeWorkbook = async (options: WriteOptions, application?: string): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await writeXlsx(options);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Uint8Array(withPart(file, part, appPart(application, options.properties?.company)));
};
