import type { Report } from '@esg/contract';
import * as css from './ReportCover.css.ts';

/** The cover of a report in little, with the year it is about. Only the eye needs it: the words beside it say the same. */
export const ReportCover = ({ period }: Pick<Report, 'period'>) => (
  <span className={css.cover} aria-hidden="true">
    {period?.end.slice(0, 4)}
  </span>
);
