/** Whether a typed weight can be stored: up to 999, with two decimals. */
export const isWeight = (typed: string): boolean => /^\d{1,3}(?:\.\d{1,2})?$/.test(typed);
