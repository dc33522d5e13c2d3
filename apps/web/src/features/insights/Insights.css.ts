import { print } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** What is pressed and not read: it stays off paper. */
export const offPaper = style({ '@media': { [print]: { display: 'none' } } });

/** Whose figures these are, above them on paper and in a picture: on screen the frame of the page says it. */
export const head = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[4],
  '@media': { [print]: { display: 'flex' } },
  selectors: { '&[data-drawn]': { display: 'flex' } },
});

/** That these are sample data: it goes along on paper and in the picture. */
export const mark = style({ paddingBlockEnd: vars.space[3] });

/** Tiles side by side, as many as there is room for; none is torn apart between two pages. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space[4],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

/** A tile fills its row, so that neighbours end at one line. */
export const tile = style({ display: 'grid', minWidth: 0, breakInside: 'avoid' });

/** A tile that is dragged. */
export const dragged = style({ opacity: 0.6 });

export const figure = style({
  color: vars.color.text.default,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.strong,
});
