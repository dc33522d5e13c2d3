const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.source;
const joint = /\s*(?:年度?)?\s*(?:,|、|-|–|\/|\bto\b|\band\b|至|到|及|和|與)\s*(?:FY\s?)?/.source;
/** Years that belong together, as `2023`, `2022 and 2023` and `2021至2023`. */
const yearsTogether = new RegExp(`${year}(?:${joint}${year})*`, 'giu');
/** Words that lead to other years of what was asked before, and say nothing else. */
const leads =
  /\b(?:and|but|or|what|how|about|was|is|were|it|that|in|for|during|of|the|fy|financial|fiscal|calendar|year|years|same|then|also|to|please)\b|那麼|那|至於|呢|嗎|如何|怎樣|怎麼樣|又|還有|同樣|在|於|的|年度|年|財政|至|到|及|和|與|請問/giu;
const rest = /[\p{L}\p{N}]/u;

const onlyYears = (text: string): string | undefined => {
  const [found, ...others] = text.match(yearsTogether) ?? [];
  if (found === undefined || others.length > 0) return undefined;
  return rest.test(text.replace(yearsTogether, ' ').replace(leads, ' ')) ? undefined : found.trim();
};

/**
 * The question that somebody asks who asks for other years alone (“And in 2021?”, 「2021 年呢？」): the one before it, of these years. Undefined
 * for any other question, where there is none before it, and where that one speaks of years in more than one place.
 */
export const followUp = (text: string, before: string | undefined): string | undefined => {
  const years = before === undefined ? undefined : onlyYears(text);
  if (before === undefined || years === undefined || onlyYears(before) !== undefined) return undefined;
  const places = before.match(yearsTogether) ?? [];
  if (places.length > 1) return undefined;
  return places.length === 1 ? before.replace(yearsTogether, () => years) : `${before} (${years})`;
};

/** The same for the questions of a chat in their order. */
export const followUps = (questions: readonly string[]): (string | undefined)[] => {
  let before: string | undefined;
  return questions.map((text) => {
    const meant = followUp(text, before);
    before = meant ?? text;
    return meant;
  });
};
