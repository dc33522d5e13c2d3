import { StringDecoder } from 'node:string_decoder';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ReadError } from './read-error.ts';

type Handlers = {
  /** Names have no prefix. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const localOf = (name: string) => {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
};

/** The allowed depth of nesting in a part that holds only text. */
const depthMax = 64;

/**
 * Reads XML piece by piece. It refuses any document type as `unsafe`, because no part of a workbook has one, and entities are declared
 * there. Anything that is not well-formed, or not UTF-8, is `damaged`.
 */
export const createXmlReader = ({ open, close, text }: Handlers) => {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const decoder = new StringDecoder('utf8');
  let depth = 0;
  parser.on('error', () => {
    throw new ReadError('damaged');
  });
  parser.on('doctype', () => {
    throw new ReadError('unsafe');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) throw new ReadError('damaged');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    if (depth > depthMax) throw new ReadError('unsafe');
    open?.(localOf(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(localOf(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  return {
    write: (chunk: Buffer) => {
      parser.write(decoder.write(chunk));
    },
    end: () => {
      parser.write(decoder.end());
      parser.close();
    },
  };
};

/** Reads a whole part. */
export const readXml = async (chunks: AsyncIterable<Buffer>, handlers: Handlers) => {
  const reader = createXmlReader(handlers);
  for await (const chunk of chunks) reader.write(chunk);
  reader.end();
};
