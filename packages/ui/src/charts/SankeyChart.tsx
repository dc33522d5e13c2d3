import { bandPath, isInBand, laySankey, type SankeyLink, type SankeyNode, sankeyMarks } from '@esg/chart-model';
import { useMemo } from 'react';
import { Marks } from './parts/Marks.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import { Reader } from './parts/Reader.tsx';
import { seriesAt } from './parts/series-at.ts';
import { TipFigures } from './parts/Tip.tsx';
import * as css from './SankeyChart.css.ts';

export type SankeyChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  /** Sources and targets of flows; placed by their flows. */
  nodes: readonly SankeyNode[];
  /** All in one unit. */
  links: readonly SankeyLink[];
  /** Id of the one node in the tenant's brand colour, with its outgoing flows. */
  highlight?: string | undefined;
  /** Height of the whole drawing; 340 by default. */
  heightPx?: number;
};

/**
 * Flows from sources to targets, such as energy to its uses. One stop for Tab; arrows, Home and End go through the nodes and then through
 * the flows.
 */
export const SankeyChart = ({ heightPx = 340, ...rest }: SankeyChartProps) => (
  <Plot height={heightPx}>{(width) => <Flows {...rest} width={width} height={heightPx} />}</Plot>
);

type FlowsProps = Omit<SankeyChartProps, 'heightPx'> & { width: number; height: number };

const Flows = ({ label, nodes, links, highlight, width, height }: FlowsProps) => {
  const layout = useMemo(() => laySankey({ nodes, links, width, height }), [nodes, links, width, height]);
  const marks = useMemo(() => sankeyMarks(layout, nodes, highlight), [layout, nodes, highlight]);
  const nameById = new Map(nodes.map(({ id, label: name }) => [id, name]));
  const classOf = (id: string) =>
    seriesAt(
      Math.max(
        0,
        nodes.findIndex((node) => node.id === id),
      ),
      id === highlight,
    );
  const bandAt = (place: number) => layout.bands[place - nodes.length];
  const wordsAt = (place: number) => {
    const link = bandAt(place)?.link;
    return link
      ? { name: `${nameById.get(link.source)} → ${nameById.get(link.target)}`, display: link.display }
      : { name: nodes[place]?.label ?? '', display: nodes[place]?.display ?? '' };
  };
  return (
    <>
      <Drawing width={width} height={height}>
        <Marks marks={marks} />
      </Drawing>
      <Reader
        label={label}
        width={width}
        height={height}
        count={nodes.length + layout.bands.length}
        start={0}
        nameOf={(place) => `${wordsAt(place).name}: ${wordsAt(place).display}`}
        boxOf={(place) => {
          const band = bandAt(place);
          const none = { x: 0, y: 0, width: 0, height: 0 };
          return band ? boundsOf(band) : (layout.nodes[place]?.box ?? none);
        }}
        placeAt={(x, y) => {
          const node = layout.nodes.findIndex(({ box }) => isInBox(box, x, y));
          const band = layout.bands.findIndex((flow) => isInBand(flow, x, y));
          return node >= 0 ? node : band >= 0 ? nodes.length + band : undefined;
        }}
        markOf={(place) => {
          const band = bandAt(place);
          return (
            band && (
              <g className={classOf(band.link.source)}>
                <path className={css.read} d={bandPath(band)} />
              </g>
            )
          );
        }}
        tipOf={(place) => {
          const { name, display } = wordsAt(place);
          return <TipFigures heading={name} figures={[{ id: 'flow', label: '', display }]} />;
        }}
      />
    </>
  );
};

type Layout = ReturnType<typeof laySankey>;

const boundsOf = ({ x0, x1, from, to, thick }: Layout['bands'][number]) => ({
  x: x0,
  y: Math.min(from, to),
  width: x1 - x0,
  height: Math.abs(to - from) + thick,
});

const isInBox = ({ x, y, width, height }: Layout['nodes'][number]['box'], atX: number, atY: number) =>
  atX >= x - 4 && atX <= x + width + 4 && atY >= y && atY <= y + height;
