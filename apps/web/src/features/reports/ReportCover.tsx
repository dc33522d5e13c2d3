import type { Report } from '@esg/contract';
import * as css from './ReportCover.css.ts';

/** A small cover of a report, with its year. Hidden from screen readers: the words beside it have the same content. */
export const ReportCover = ({ period }: Pick<Report, 'period'>) => (
  <span className={css.cover} aria-hidden="true">
    {period?.end.slice(0, 4)}
  </span>
);
