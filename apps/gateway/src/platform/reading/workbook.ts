import type { Archive } from './archive.ts';
import { ReadError } from './read-error.ts';
import { readXml } from './xml.ts';

export type WorkbookSheet = { name: string; hidden: boolean; part: string };
export type Workbook = {
  sheets: WorkbookSheet[];
  /** Whether days are counted from 1904, as in old programs on the Macintosh. */
  from1904: boolean;
  stylesPart: string | undefined;
  stringsPart: string | undefined;
};

type Relation = { id: string; type: string; target: string };

const readRelations = async (archive: Archive, part: string): Promise<Relation[]> => {
  const place = part.lastIndexOf('/') + 1;
  const name = `${part.slice(0, place)}_rels/${part.slice(place)}.rels`;
  const relations: Relation[] = [];
  if (!archive.has(name)) return relations;
  await readXml(archive.stream(name), {
    open: (tag, { Id = '', Type = '', Target = '', TargetMode }) => {
      // References outside of the file are never followed.
      if (tag === 'Relationship' && TargetMode !== 'External') relations.push({ id: Id, type: Type, target: Target });
    },
  });
  return relations;
};

/** The path of a target, resolved from another part. */
const partAt = (from: string, target: string) => {
  const parts = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.' && step !== '') parts.push(step);
  }
  return parts.join('/');
};

const refuseMacros = async (archive: Archive) => {
  const name = '[Content_Types].xml';
  if (!archive.has(name)) throw new ReadError('format_refused');
  await readXml(archive.stream(name), {
    open: (_tag, { ContentType = '' }) => {
      if (/macroEnabled|vbaProject/i.test(ContentType)) throw new ReadError('macros');
    },
  });
};

const isOfType = ({ type }: Relation, kind: string) => type.endsWith(`/${kind}`);

/**
 * The sheets of a workbook, and the parts that hold them. Throws `format_refused` for other archives (documents, plain zip files, binary
 * workbooks), `macros`, `damaged` and `too_many_sheets`.
 */
export const readWorkbook = async (archive: Archive, sheetsMax: number): Promise<Workbook> => {
  await refuseMacros(archive);
  const main = (await readRelations(archive, '')).find((relation) => isOfType(relation, 'officeDocument'));
  const part = main ? partAt('', main.target) : '';
  if (!archive.has(part)) throw new ReadError(main ? 'damaged' : 'format_refused');
  if (!part.endsWith('.xml') || !part.startsWith('xl/')) throw new ReadError('format_refused');
  const relations = await readRelations(archive, part);
  const found: { name: string; hidden: boolean; id: string }[] = [];
  let from1904 = false;
  await readXml(archive.stream(part), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet') return;
      const { name = '', state = 'visible' } = attributes;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      found.push({ name, hidden: state !== 'visible', id });
    },
  });
  const sheets = found.flatMap(({ name, hidden, id }): WorkbookSheet[] => {
    const relation = relations.find((candidate) => candidate.id === id && isOfType(candidate, 'worksheet'));
    const sheetPart = relation && partAt(part, relation.target);
    return sheetPart && archive.has(sheetPart) ? [{ name, hidden, part: sheetPart }] : [];
  });
  if (sheets.length === 0) throw new ReadError(found.length > 0 ? 'damaged' : 'empty');
  if (sheets.length > sheetsMax) throw new ReadError('too_many_sheets', { limit: sheetsMax });
  const partOf = (kind: string) => {
    const relation = relations.find((candidate) => isOfType(candidate, kind));
    const target = relation && partAt(part, relation.target);
    return target && archive.has(target) ? target : undefined;
  };
  return { sheets, from1904, stylesPart: partOf('styles'), stringsPart: partOf('sharedStrings') };
};
