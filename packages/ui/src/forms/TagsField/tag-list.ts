/** Why a text was refused. The caller has the sentence. */
export const tagRefusals = ['duplicate', 'invalid', 'too_many'] as const;
export type TagRefusal = { tag: string; reason: (typeof tagRefusals)[number] };

export type TagRules = {
  /** `email` also splits at spaces and reads `Name <name@example.com>`. */
  kind: 'text' | 'email';
  /** Whether a text may stand in the list. */
  allows?: ((tag: string) => boolean) | undefined;
  /** How many the list may hold. */
  tagsMax?: number | undefined;
};

const separators = { text: /[,;，、；\n\t]+/, email: /[,;，、；\s]+/ };
const addressInBrackets = /(?:"[^"]*"|[^<>,;\n]*)<([^<>\s]+)>/g;

/** The single texts of what was typed or pasted. */
const splitTags = (typed: string, kind: TagRules['kind']): string[] =>
  (kind === 'email' ? typed.replace(addressInBrackets, ' $1 ') : typed)
    .split(separators[kind])
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** True when a text holds more than one entry, or ends with what parts entries. */
export const isParted = (typed: string, kind: TagRules['kind']): boolean =>
  separators[kind].test(kind === 'email' ? typed : typed.trimStart());

const same = (tag: string) => tag.normalize('NFKC').toLocaleLowerCase();

/**
 * Adds the typed text to the list. Entries that differ only in case are the same. Invalid and surplus ones are returned as `left`, so that
 * no typed text is lost; duplicates are in the list already and are not returned.
 */
export const addTags = (tags: readonly string[], typed: string, { kind, allows, tagsMax }: TagRules) => {
  const value = [...tags];
  const known = new Set(tags.map(same));
  const refused: TagRefusal[] = [];
  for (const tag of splitTags(typed, kind)) {
    if (known.has(same(tag))) refused.push({ tag, reason: 'duplicate' });
    else if (allows && !allows(tag)) refused.push({ tag, reason: 'invalid' });
    else if (tagsMax !== undefined && value.length >= tagsMax) refused.push({ tag, reason: 'too_many' });
    else {
      known.add(same(tag));
      value.push(tag);
    }
  }
  const left = refused.filter(({ reason }) => reason !== 'duplicate').map(({ tag }) => tag);
  return { value, refused, left: left.join(kind === 'email' ? ' ' : ', ') };
};
