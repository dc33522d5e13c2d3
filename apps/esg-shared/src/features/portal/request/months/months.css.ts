import { narrow } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const month = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.border.default}`,
});

/** The box of a month, with whether it is an estimate beside it; below it where there is no room. */
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(12rem, 20rem) minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  alignItems: 'end',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What looks unusual: right below the box where the other is below it, else below both. */
export const findings = style({ gridColumn: '1 / -1', order: 1, '@media': { [narrow]: { order: 0 } } });
