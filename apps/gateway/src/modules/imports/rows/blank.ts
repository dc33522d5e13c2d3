import { saysNoFigure } from '@esg/contract';
import { type Cell, shownIn } from '../../../platform/reading/index.ts';

/** Whether a cell has no figure, in any wording. A formula without its result has an unknown one. */
export const isBlank = (cell: Cell | undefined) => cell?.kind !== 'unknown' && saysNoFigure(shownIn(cell));
