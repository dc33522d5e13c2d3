/** The calendar years that a text names. Four digits of a longer number name none. */
export const yearsIn = (text: string): string[] => text.match(/(?<![\d,.])(?:19|20)\d{2}(?![\d]|[,.]\d)/g) ?? [];
