import { globalFontFace } from '@vanilla-extract/css';

/** Arial in the metrics of Inter, so that text does not move when Inter arrives after the first paint. */
globalFontFace('Inter Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
  sizeAdjust: '107.12%',
});
