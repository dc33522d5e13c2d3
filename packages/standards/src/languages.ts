/** A text, and where it repeats itself in two languages each of them: `Water consumption 耗水量`. */
export const inEachLanguage = (text: string): string[] => {
  const han = text.search(/\p{Script=Han}/u);
  const latin = text.search(/[a-z]{2}/i);
  if (han < 0 || latin < 0) return [text];
  const later = Math.max(han, latin);
  const halves = [text.slice(0, later), text.slice(later)].map((half) =>
    half.replace(/^[\s/／|]+|[\s/／|(（]+$/gu, ''),
  );
  return [text, ...halves.filter((half) => half !== '')];
};
