import { saysNoFigure } from '@esg/contract';
import { type Cell, shownIn } from '../reading/cells.ts';

/** Whether a cell holds no figure, in whatever words. A formula without its result holds one that the file does not tell. */
export const isBlank = (cell: Cell | undefined) => cell?.kind !== 'unknown' && saysNoFigure(shownIn(cell));
