/** As texts are compared with what somebody types: without regard to capitals, and to full-width letters and digits. */
export const plainText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What finds the texts that have every word somebody typed, in any order; where nothing is typed, every text. */
export const textSearch = (typed: string): ((text: string) => boolean) => {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  return (text) => {
    const plain = plainText(text);
    return words.every((word) => plain.includes(word));
  };
};
