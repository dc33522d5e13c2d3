/** The data of a call with one thing a line and its texts' own lines; as it was sent where that is no JSON. */
export const readableData = (data: string): string => {
  try {
    // Breaks of lines within a text are written as the two characters \n there.
    return JSON.stringify(JSON.parse(data), null, 2).replaceAll(/(?<!\\)((?:\\\\)*)\\n/g, '$1\n');
  } catch {
    return data;
  }
};
