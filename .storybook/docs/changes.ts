/** One change from its changeset. */
export type Change = {
  /** Name of the file without its extension. */
  readonly id: string;
  /** ISO date at the start of the name; empty if there is none. */
  readonly date: string;
  readonly packages: readonly { readonly name: string; readonly bump: string }[];
  /** Markdown. */
  readonly text: string;
};

const shape = /^---\n([\s\S]*?)\n?---\n+([\s\S]+)$/;
const line = /^['"]?(@?[\w/-]+)['"]?:\s*(major|minor|patch)\s*$/;

/**
 * Reads a file of the changesets format: packages between dashes, and the text below.
 * @throws RangeError when the file has another form.
 */
export const readChange = (id: string, source: string): Change => {
  const [, head = '', text = ''] = shape.exec(source) ?? [];
  const packages = head.split('\n').map((entry) => line.exec(entry.trim()));
  if (text.trim() === '' || packages.some((found) => found === null)) throw new RangeError(`No changeset: ${id}`);
  return {
    id,
    date: /^\d{4}-\d{2}-\d{2}/.exec(id)?.[0] ?? '',
    packages: packages.map((found) => ({ name: found?.[1] ?? '', bump: found?.[2] ?? '' })),
    text: text.trim(),
  };
};
