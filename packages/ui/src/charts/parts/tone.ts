import type { Tone } from '@esg/chart-model';
import { quiet } from './series.css.ts';
import { seriesAt } from './series-at.ts';

/** Class of a tone: the colours of its series, of the background, or of the tenant's brand. */
export const classOfTone = (tone: Tone): string =>
  tone === 'quiet' ? quiet : tone === 'highlight' ? seriesAt(0, true) : seriesAt(tone);
