/** The header of a file of this kind: drawings are text, and say in which characters. */
export const contentTypeOf = (mediaType: string) =>
  mediaType === 'image/svg+xml' ? `${mediaType}; charset=utf-8` : mediaType;
