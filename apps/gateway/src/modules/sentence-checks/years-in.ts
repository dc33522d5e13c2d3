/** The calendar years that a text names. Four digits of a longer number, or with a unit, name none. */
export const yearsIn = (text: string): string[] =>
  text.match(/(?<![\d,.])(?:19|20)\d{2}(?!\d|[,.]\d|\s?(?:%|t(?:CO|onnes)|kg|[kMG]Wh|公噸))/g) ?? [];
