import { oneLine } from './text.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => oneLine(text).replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** HTML made by `html`, the only way to make any: every value from outside is escaped in it. */
export class Markup {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

type Part = string | number | Markup | readonly Markup[] | undefined;

const write = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.toString();
  return Array.isArray(part) ? part.join('') : escapeText(String(part));
};

/**
 * Writes HTML: `` html`<p title="${name}">${name}</p>` ``. Values are escaped for an element or a quoted attribute; undefined writes
 * nothing.
 */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.map((string, index) => string + write(parts[index])).join(''));
