import { saysNoFigure } from '@esg/contract';
import { type Cell, shownIn } from '../reading/index.ts';

/** Whether a cell holds no figure, in whatever words. */
export const isBlank = (cell: Cell | undefined) => saysNoFigure(shownIn(cell));
