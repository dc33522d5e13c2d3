import { FileChild, type IContext, type Paragraph, type Table } from 'docx';
import { partOf, withPart } from '../../../../platform/zip-part.ts';
import { xmlOf } from './xml.ts';

/** A placeholder in the document for blocks that are written later. No text can contain it, because its brackets would be escaped. */
const markName = 'later';
const marks = new RegExp(`<${markName} place="(\\d+)"/>`);
const documentPart = 'word/document.xml';

type Make = () => (Paragraph | Table)[];

/** Blocks of the body, or their placeholder. */
export type Later = (make: Make) => FileChild[];

/** Lists have names until the document knows their numbers. */
const withListNumbers = (xml: string, { file }: IContext) =>
  xml.replace(/<w:numId w:val="\{([^"]*)\}"\/>/g, (_, list: string) => {
    const found = file.Numbering.ConcreteNumbering.find((each) => `${each.reference}-${each.instance}` === list);
    return `<w:numId w:val="${found?.numId}"/>`;
  });

class Written extends FileChild {
  readonly #make: Make;
  readonly #pieces: Buffer[];

  constructor(make: Make, pieces: Buffer[]) {
    super(markName);
    this.#make = make;
    this.#pieces = pieces;
  }

  override prepForXml(context: IContext) {
    const xml = this.#make().map((block) => xmlOf(block.prepForXml(context) ?? {}));
    const place = this.#pieces.push(Buffer.from(withListNumbers(xml.join(''), context))) - 1;
    return { [markName]: { _attr: { place } } };
  }
}

/**
 * Writes a document piece by piece. The library keeps the tree of a whole document, and again as written XML: 300 MB for a long report. A
 * `later` part is made, written and discarded when its turn comes; `finish` puts it into the packed file. Headings in the contents must be
 * in the document itself.
 */
export const createLater = () => {
  const pieces: Buffer[] = [];
  const later: Later = (make) => [new Written(make, pieces)];
  const finish = (file: Buffer): Uint8Array => {
    const around = partOf(file, documentPart).toString().split(marks);
    const content = around.map((text, index) => (index % 2 === 0 ? Buffer.from(text) : pieces[Number(text)]));
    return withPart(file, documentPart, Buffer.concat(content.filter((piece) => piece !== undefined)));
  };
  return { later, finish };
};
