import { vars } from './contract.css.ts';

/** The one focus ring of the product; never tenant-editable. Give it to `:focus-visible`. */
export const focusRing = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' } as const;

/** The same ring drawn inside, where a neighbour or a scroller would cut it off. */
export const focusRingInside = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } as const;
