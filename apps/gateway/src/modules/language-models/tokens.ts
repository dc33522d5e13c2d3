/** Characters of Chinese, Japanese and Korean, which are a token or two each. */
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}]/gu;
const tokensPerWide = 2;
const lettersPerToken = 2;
/** What the protocol puts around the texts. */
const around = 50;

/**
 * Tokens that a text has at most in the usual models, figures and rows of tables included, which are cut finer than prose. Only what is
 * reserved is reckoned by this; what the model counts takes its place.
 */
export const tokensAtMost = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => {
    const wideCount = text.match(wide)?.length ?? 0;
    return sum + wideCount * tokensPerWide + Math.ceil((text.length - wideCount) / lettersPerToken);
  }, around);

/** The month of a moment in UTC: `2026-11`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** When the next month begins in UTC. */
export const nextMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
