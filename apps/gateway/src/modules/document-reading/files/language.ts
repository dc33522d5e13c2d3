import type { DocumentLanguage } from '@esg/contract';

/** What is looked at of a document. */
const lengthMax = 200_000;

const words: Record<string, string> = {
  en: 'the of and to in for is that with on as are by this our',
  fr: 'le la les des et en du une est pour dans par sur nous aux',
  de: 'der die das und in den von mit zu für ist des auf im eine',
  es: 'el la los de y en que del las para por con una se nuestro',
};

/** Characters of which Traditional and Simplified Chinese have one each. */
const traditional = new Set('們個來時會對國學發過說開問電機體員業產經實報應還進與長東車書見馬門後關點');
const simplified = new Set('们个来时会对国学发过说开问电机体员业产经实报应还进与长东车书见马门后关点');

const countOf = (text: string, characters: ReadonlySet<string>) => {
  let count = 0;
  for (const character of text) if (characters.has(character)) count += 1;
  return count;
};

const share = (text: string, pattern: RegExp) => (text.match(pattern)?.length ?? 0) / Math.max(1, text.length);

const byWords = (text: string): DocumentLanguage => {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(words).map(([language, list]) => {
    const known = new Set(list.split(' '));
    return { language, count: found.filter((word) => known.has(word)).length };
  });
  const best = counts.toSorted((one, other) => other.count - one.count)[0];
  return (best && best.count > 0 ? best.language : 'en') as DocumentLanguage;
};

/** The language in which most of a document is written; null where it has too few words to tell. */
export const languageOf = (texts: readonly string[]): DocumentLanguage | null => {
  const letters = (
    texts
      .join('\n')
      .slice(0, lengthMax)
      .match(/[\p{L}\s]+/gu) ?? []
  ).join('');
  if (letters.replace(/\s/g, '').length < 20) return null;
  if (share(letters, /[\u3040-\u30ff]/g) > 0.1) return 'ja';
  if (share(letters, /[\uac00-\ud7af]/g) > 0.1) return 'ko';
  // A Chinese character says as much as three letters.
  if (share(letters, /\p{Script=Han}/gu) > 0.15)
    return countOf(letters, simplified) > countOf(letters, traditional) ? 'zh-Hans' : 'zh-Hant';
  return byWords(letters);
};
