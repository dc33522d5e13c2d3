import { ReadError } from '../../../platform/reading/index.ts';
import { textOfHtml } from './html-text.ts';

/** Deeper than this nobody writes. */
const depthMax = 200;
/** Groups whose content nobody reads, besides all that begin with `\*`. */
const unseen = new Set(
  'fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf footnote xe tc themedata datastore listtable listoverridetable rsidtbl generator filetbl revtbl'.split(
    ' ',
  ),
);
/** What words of the language stand for. */
const written: Readonly<Record<string, string>> = {
  par: '\n\n',
  sect: '\n\n',
  page: '\n\n',
  line: '\n',
  row: '\n',
  cell: '\t',
  nestcell: '\t',
  nestrow: '\n',
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
};
/** The encoding of fonts by their sets of characters ([MS-RTF], \fcharset), and of code pages (\ansicpg). */
const encodingOfSet: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
const encodingOfPage = (page: number): string =>
  ({ 932: 'shift_jis', 936: 'gbk', 949: 'euc-kr', 950: 'big5', 65001: 'utf-8' })[page] ?? `windows-${page}`;

const decode = (bytes: readonly number[], encoding: string) => {
  try {
    return new TextDecoder(encoding).decode(Uint8Array.from(bytes));
  } catch {
    return new TextDecoder('windows-1252').decode(Uint8Array.from(bytes));
  }
};

type Group = {
  /** What kind of group its words stand in: text, a piece of HTML, the list of fonts, or nothing that is read. */
  kind: 'text' | 'html' | 'fonts' | 'unseen';
  /** Whether text is only there for readers that do not know HTML. */
  isInstead: boolean;
  encoding: string;
  /** How many letters stand behind a character for readers that do not know it. */
  fallback: number;
  font: number;
};

/** Reads RTF word by word, and keeps the letters that a reader would see. */
class RtfReader {
  #groups: Group[] = [];
  #group: Group = { kind: 'text', isInstead: false, encoding: 'windows-1252', fallback: 1, font: 0 };
  #usual = 'windows-1252';
  #fonts = new Map<number, string>();
  #pieces: string[] = [];
  #bytes: number[] = [];
  #left = 0;
  isHtml = false;

  open() {
    if (this.#groups.length >= depthMax) throw new ReadError('unsafe');
    this.#flush();
    this.#groups.push({ ...this.#group });
  }

  close() {
    this.#flush();
    this.#group = this.#groups.pop() ?? this.#group;
    this.#left = 0;
  }

  /** `\*`: a group that readers skip who do not know its first word. */
  optional(word: string) {
    this.#flush();
    this.#group.kind = word === 'htmltag' ? 'html' : 'unseen';
  }

  word(word: string, value: number | undefined) {
    if (word === 'u') return this.#character(value ?? 0);
    this.#left = 0;
    if (unseen.has(word)) {
      this.#flush();
      this.#group.kind = word === 'fonttbl' ? 'fonts' : 'unseen';
      return;
    }
    this.#setting(word, value ?? 0, value === undefined);
    const text = written[word];
    // Within HTML the marks say where lines end.
    if (text !== undefined && !(this.isHtml && word === 'par')) this.text(text);
    else if (text !== undefined && this.#group.kind === 'text' && !this.#group.isInstead) this.text('\n');
  }

  byte(value: number) {
    if (this.#left > 0) this.#left -= 1;
    else if (this.#isSeen) this.#bytes.push(value);
  }

  text(text: string) {
    if (!this.#isSeen) return;
    this.#flush();
    this.#pieces.push(text);
  }

  done(): string {
    this.#flush();
    return this.#pieces.join('');
  }

  get #isSeen() {
    const { kind, isInstead } = this.#group;
    return kind === 'html' || (kind === 'text' && !isInstead);
  }

  #flush() {
    if (this.#bytes.length === 0) return;
    this.#pieces.push(decode(this.#bytes, this.#group.encoding));
    this.#bytes = [];
  }

  #character(value: number) {
    this.text(String.fromCharCode(value & 0xffff));
    this.#left = this.#group.fallback;
  }

  #setting(word: string, value: number, isAlone: boolean) {
    this.#flush();
    const group = this.#group;
    if (word === 'fromhtml') this.isHtml = true;
    else if (word === 'htmlrtf') group.isInstead = isAlone || value !== 0;
    else if (word === 'uc') group.fallback = Math.min(Math.max(value, 0), 8);
    else if (word === 'ansicpg') {
      this.#usual = encodingOfPage(value);
      group.encoding = this.#usual;
    } else if (word === 'f') {
      group.font = value;
      if (group.kind !== 'fonts') group.encoding = this.#fonts.get(value) ?? this.#usual;
    } else if (word === 'fcharset' && group.kind === 'fonts') {
      const encoding = encodingOfSet[value];
      if (encoding) this.#fonts.set(group.font, encoding);
    }
  }
}

const symbols: Readonly<Record<string, string>> = {
  '~': ' ',
  _: '-',
  '\n': '\n\n',
  '\r': '\n\n',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/** Each repetition has an end: a run of millions of letters, matched at once, would fill the stack of the expression. */
const token =
  /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\\*\s{0,8}\\([a-z]{1,32})(?:-?\d{1,10})? ?|\\([^a-z])|([{}])|[\r\n]{1,4096}|([^\\{}\r\n]{1,4096})/giuy;

/**
 * The text of RTF as a reader sees it: paragraphs apart by an empty line, cells of a row by tabs. Where HTML is packed in it ([MS-OXRTFEX]), the
 * text of that. Throws `unsafe` where groups lie deeper than anybody writes. Sources: Rich Text Format Specification 1.9.1; [MS-OXRTFEX] 2.1.3.
 */
export const textOfRtf = (rtf: Uint8Array): string => {
  // One letter for each byte, so that places are the same.
  const source = Buffer.from(rtf.buffer, rtf.byteOffset, rtf.length).toString('latin1');
  const reader = new RtfReader();
  let at = 0;
  while (at < source.length) {
    token.lastIndex = at;
    const found = token.exec(source);
    if (!found) {
      at += 1;
      continue;
    }
    at += found[0].length;
    const [, word, value, hex, optional, symbol, brace, letters] = found;
    if (word === 'bin') at += Math.max(0, Number(value ?? 0));
    else if (word !== undefined) reader.word(word, value === undefined ? undefined : Number(value));
    else if (hex !== undefined) reader.byte(Number.parseInt(hex, 16));
    else if (optional !== undefined) reader.optional(optional);
    else if (symbol !== undefined) reader.text(symbols[symbol] ?? '');
    else if (brace === '{') reader.open();
    else if (brace === '}') reader.close();
    else if (letters !== undefined) for (const letter of letters) reader.byte(letter.charCodeAt(0));
  }
  const text = reader.done().replaceAll('\0', '');
  if (reader.isHtml) return textOfHtml(text);
  return text
    .split('\n')
    .map((line) => line.replace(/\t+$/u, '').trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
};
