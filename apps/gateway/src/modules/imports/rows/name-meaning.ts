import type { Metric } from '@esg/contract';
import { bareName, metricsLike } from '@esg/standards';
import { fits } from './fits.ts';
import type { Lookup } from './lookup.ts';
import { type Meaning, placeIn, whole } from './meaning.ts';
import { headedWay, isTotal, partOfWay, partText, wayOf } from './parts.ts';
import { type NamedPart, partsInName } from './parts-in-names.ts';
import { halves, heads } from './row-names.ts';

export type NamedRow = { name: string; unit: string };
/** The metric of the rows above, and whether a heading names it. */
export type Upper = { metric: Metric | undefined; headed: boolean };

const employees = 'workforce.headcount';
const fuelSection = 'energy.consumption.fuel:by-fuel-type:figures';

const counted = /^(?:total\s+)?(?:number|no\.?)\s+of\s+/iu;

type MetricOf = (text: string, unit: string) => Metric | undefined;

const createMetricOf =
  (lookup: Lookup): MetricOf =>
  (text, unit) => {
    if (bareName(text) === '') return undefined;
    const found = lookup.metric(text, unit);
    return found.kind === 'one' ? found.thing : undefined;
  };

/** The meaning of names with a part among other words: `Employees in Hong Kong`. */
const createPartReader = (metricOf: MetricOf) => {
  /** The metric of a part in a name: the one that the name itself names, or, for employees, the one above. */
  const placesOf = ({ head, part, way }: NamedPart, unit: string, above: Upper) => {
    const metric = metricOf(head, unit);
    const upper = metric?.key === employees && above.metric !== metric ? above.metric : undefined;
    return {
      own: metric && fits(metric, unit) ? placeIn(metric, part, way) : undefined,
      upper: upper && fits(upper, unit) ? placeIn(upper, part, way) : undefined,
    };
  };

  /** A part and its whole in one name: `Employees in Hong Kong`. Rows above may say which employees are meant. */
  const partInName = ({ name, unit }: NamedRow, above: Upper): Meaning | undefined => {
    for (const named of partsInName(name)) {
      const { own, upper } = placesOf(named, unit, above);
      if (upper) return above.headed ? upper : undefined;
      if (own) return own;
    }
    return undefined;
  };

  /** Possible sections for a name with one or two parts. */
  const likelyParts = ({ name, unit }: NamedRow, above: Upper): string[] => {
    const sections = partsInName(name).flatMap((named) => {
      const { own, upper } = placesOf(named, unit, above);
      const inner = partsInName(named.head).flatMap(({ head, way }) => {
        const metric = metricOf(head, unit);
        const ways = [named.way, way];
        return metric && fits(metric, unit) ? ways.map((each) => partOfWay(metric, each)?.sections[0]?.id) : [];
      });
      // The subject may be unknown: a person is then asked about it as a part, never as the whole.
      const alike = own || upper ? [] : metricsLike(named.head, (metric) => fits(metric, unit));
      const asParts = alike.map((metric) => placeIn(metric, named.part, named.way)?.place.sectionId);
      return [upper?.place.sectionId, own?.place.sectionId, ...inner, ...asParts];
    });
    const fuels = wayOf(name) === 'fuel' ? [fuelSection] : [];
    return [...new Set([...sections.flatMap((id) => id ?? []), ...fuels])];
  };

  return { partInName, likelyParts };
};

/** The metric and part that a name means by itself. */
export const createNameReader = (lookup: Lookup) => {
  const metricOf = createMetricOf(lookup);

  /** A metric and a part in one text: `Employees – male`, `Turnover rate (female)`, `Workforce by type – Dispatch`. */
  const inHalves = ({ name, unit }: NamedRow): Meaning | undefined => {
    for (const [first, second] of halves(name)) {
      const way = wayOf(second) ?? (heads(first) === first ? undefined : headedWay(first));
      const metrics = way || isTotal(second) ? [metricOf(first, unit), metricOf(heads(first), unit)] : [];
      for (const metric of metrics) {
        const ofAll = isTotal(second) && metric && fits(metric, unit) ? whole(metric) : undefined;
        const found = ofAll ?? (metric && way ? placeIn(metric, second, way) : undefined);
        if (found) return found;
      }
    }
    // `Indirect energy – purchased electricity` names one thing twice.
    const same = halves(name).flatMap(([first, second]) => {
      const metric = metricOf(first, unit);
      return metric && metric === metricOf(second, unit) ? metric : [];
    })[0];
    return same && fits(same, unit) ? whole(same) : undefined;
  };

  /** The same with the part in front: `Male employees`. */
  const partInFront = ({ name, unit }: NamedRow): Meaning | undefined => {
    const [, part = '', rest = ''] =
      name.replace(counted, '').match(/^(\S+)\s+(.+)$/u) ?? name.match(/^([男女]性?|全職|兼職|長期|臨時)(.+)$/u) ?? [];
    const way = wayOf(part);
    const metric = way ? metricOf(rest, unit) : undefined;
    return metric && placeIn(metric, part, way);
  };

  /** A fuel by itself, counted as energy. */
  const fuel = ({ name, unit }: NamedRow): Meaning | undefined => {
    const place = wayOf(name) === 'fuel' && unit !== '' ? lookup.placeOfSection(fuelSection) : undefined;
    return place && fits(place.metric, unit) ? { place, descriptor: partText(name, 'fuel') } : undefined;
  };

  return { metricOf, inHalves, partInFront, fuel, ...createPartReader(metricOf) };
};

/** The functions of `createNameReader`. */
export type NameReader = ReturnType<typeof createNameReader>;
