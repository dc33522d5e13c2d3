/** The content type of a file of this kind: drawings are text, and need a character set. */
export const contentTypeOf = (mediaType: string) =>
  mediaType === 'image/svg+xml' ? `${mediaType}; charset=utf-8` : mediaType;
