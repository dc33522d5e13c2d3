/** Words, or Chinese characters, with which a note begins to say something. */
const wordsMin = 2;
const charactersMin = 4;

/** Whether a note can be read as a reason: a mark such as “P”, “own” or “自行” says where a figure is from, not why it changed. */
export const saysWhy = (note: string): boolean => {
  const characters = note.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = note.match(/\p{L}{2,}/gu)?.length ?? 0;
  return characters >= charactersMin || (characters === 0 && words >= wordsMin);
};
