/** Ids that React counts up with every drawing: `_r_1a_` or `«r1a»`. */
const countedIds = /_r_[0-9a-z]+_|«r[0-9a-z]+»/g;

/** The first story or test that ended with a page, by the page's digest. */
const firstWith = new Map<string, string>();

const readDigest = async (text: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** All that axe can see: the page without counted ids, its look, and its size. */
const pageOf = (globals: object, options: unknown) =>
  [
    JSON.stringify([globals, options, innerWidth, innerHeight]),
    (document.documentElement.cloneNode() as Element).outerHTML,
    document.body.outerHTML.replaceAll(countedIds, ''),
  ].join();

/**
 * Whether another story or test already ended with the same page. Most tests of a story only look at it, and checking the same page again
 * finds nothing. A second try of the same test is checked again.
 */
export const isCheckedPage = async (id: string, { globals, options }: { globals: object; options: unknown }) => {
  const page = await readDigest(pageOf(globals, options));
  const first = firstWith.get(page);
  if (first === undefined) firstWith.set(page, id);
  return first !== undefined && first !== id;
};
