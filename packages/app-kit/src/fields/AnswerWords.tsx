import { Fragment } from 'react';
import { tagOf } from '../i18n/languages.ts';
import type { AnswerLine } from './use-answer-lines.ts';

export type AnswerWordsProps = {
  readonly lines: readonly AnswerLine[];
  /** Separates two lines; without it each is on a line of its own. */
  readonly between?: string;
  /** Characters of each line that are shown. */
  readonly most?: number;
};

/** A value in words, with each text marked with its language. */
export const AnswerWords = ({ lines, between = '\n', most = Number.POSITIVE_INFINITY }: AnswerWordsProps) =>
  lines.map(({ language, text }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one value have no other name.
    <Fragment key={place}>
      {place > 0 && between}
      <span lang={language && tagOf(language)}>{text.length > most ? `${text.slice(0, most)}…` : text}</span>
    </Fragment>
  ));
