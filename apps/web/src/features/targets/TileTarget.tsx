import { useLanguage } from '@esg/app-kit';
import { type InsightTile, unitPrinted } from '@esg/contract';
import { TargetProgressLine } from './TargetProgressLine.tsx';

/** How the figures of a tile of Insights stand beside the path of its target. */
export const TileTarget = ({ tile: { target, unit, values } }: { readonly tile: InsightTile }) => {
  const language = useLanguage();
  if (!target || !unit) return null;
  const figures = values.flatMap(({ period, number, exact }) =>
    number === null ? [] : [{ year: Number(period.end.slice(0, 4)), value: exact ?? number }],
  );
  return <TargetProgressLine path={target} figures={figures} unitCode={unit.code} unit={unitPrinted(unit, language)} />;
};
