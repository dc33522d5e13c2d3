import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { accent, border, focus, status, surface, text } = vars.color;
const control = { font: 'inherit', color: 'inherit', cursor: 'pointer', minHeight: '2.75rem' } as const;
const touched = {
  ':focus-visible': { outline: `2px solid ${focus.ring}`, outlineOffset: '2px' },
  ':focus-within': { outline: `2px solid ${focus.ring}` },
} as const;

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0.75rem',
  padding: '0.75rem 1rem',
  borderBottom: `1px solid ${border.default}`,
  background: surface.default,
});
export const company = style({ display: 'flex', alignItems: 'center', gap: '0.5rem', fontWeight: 600 });
export const languages = style({ display: 'flex', gap: '0.25rem', border: 'none', margin: 0, padding: 0 });
export const language = style({
  ...control,
  padding: '0 0.75rem',
  border: `1px solid ${border.default}`,
  borderRadius: '0.5rem',
  background: 'transparent',
  selectors: { '&[aria-pressed=true]': { background: accent.solid, color: accent.on, borderColor: accent.solid } },
  ...touched,
});
export const main = style({ maxWidth: '44rem', margin: '0 auto', padding: '1.25rem 1rem 4rem', lineHeight: 1.55 });
export const title = style({ fontSize: '1.75rem', lineHeight: 1.2, margin: '0.25rem 0 0.75rem' });
export const lead = style({ fontSize: '1.0625rem', whiteSpace: 'pre-line' });
export const help = style({ color: text.muted, margin: '0.25rem 0 0.5rem' });
export const note = style({
  margin: '1rem 0',
  padding: '0.875rem 1rem',
  borderRadius: '0.75rem',
  background: surface.sunken,
  whiteSpace: 'pre-line',
});
export const noteTitle = style({ fontSize: '1rem', margin: '0 0 0.25rem' });
export const progress = style({ display: 'flex', alignItems: 'center', gap: '0.75rem', margin: '1rem 0' });
export const section = style({ marginTop: '2rem' });
export const heading = style({ fontSize: '1.25rem', margin: '0 0 0.5rem' });
export const question = style({
  border: 'none',
  borderTop: `1px solid ${border.default}`,
  margin: 0,
  padding: '1rem 0 1.25rem',
  minWidth: 0,
});
export const asked = style({ fontWeight: 600, padding: 0, float: 'left', width: '100%', marginBottom: '0.5rem' });
export const required = style({ fontWeight: 400, color: text.muted });
/** As wide as the page at most, and never so high that its question is out of sight. */
export const picture = style({
  display: 'block',
  clear: 'both',
  maxWidth: '100%',
  maxHeight: '24rem',
  margin: '0 0 0.75rem',
  borderRadius: '0.625rem',
});
export const row = style({ border: 'none', margin: 0, padding: '0.5rem 0', clear: 'both', minWidth: 0 });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  clear: 'both',
  minHeight: '2.75rem',
  padding: '0.25rem 0.75rem',
  marginBottom: '0.375rem',
  border: `1px solid ${border.default}`,
  borderRadius: '0.625rem',
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { borderColor: accent.solid, boxShadow: `inset 0 0 0 1px ${accent.solid}` } },
  ':focus-within': touched[':focus-within'],
});
export const steps = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.375rem', clear: 'both' });
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  width: 'min(15.25rem, 100%)',
  color: text.muted,
  fontSize: '0.875rem',
});
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.25rem',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: '0 0.375rem',
  border: `1px solid ${border.default}`,
  borderRadius: '0.625rem',
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { background: accent.solid, color: accent.on, borderColor: accent.solid } },
  ':focus-within': touched[':focus-within'],
});
export const unseen = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
export const place = style({
  ...control,
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  clear: 'both',
  width: '100%',
  textAlign: 'start',
  padding: '0.375rem 0.75rem',
  marginBottom: '0.375rem',
  border: `1px solid ${border.default}`,
  borderRadius: '0.625rem',
  background: 'transparent',
  selectors: { '&[aria-pressed=true]': { borderColor: accent.solid } },
  ...touched,
});
export const number = style({ minWidth: '1.5rem', fontWeight: 700 });
export const input = style({
  font: 'inherit',
  color: 'inherit',
  clear: 'both',
  display: 'block',
  width: '100%',
  minHeight: '2.75rem',
  padding: '0.5rem 0.75rem',
  border: `1px solid ${border.control}`,
  borderRadius: '0.625rem',
  background: surface.default,
  ':focus-visible': touched[':focus-visible'],
});
export const foot = style({ marginTop: '2rem', display: 'grid', justifyItems: 'start', gap: '0.5rem' });
export const primary = style({
  ...control,
  padding: '0 1.5rem',
  border: 'none',
  borderRadius: '0.625rem',
  fontWeight: 600,
  background: accent.solid,
  color: accent.on,
  ...touched,
});
export const quiet = style({
  ...control,
  padding: '0 0.5rem',
  border: 'none',
  background: 'transparent',
  textDecoration: 'underline',
  ...touched,
});
/** Keeps the place of such a button. */
export const quietPlace = style([quiet, { visibility: 'hidden' }]);
export const danger = style([
  primary,
  { background: status.danger.solid, color: status.danger.on, marginInlineEnd: '0.5rem' },
]);
export const problem = style({
  margin: '1rem 0',
  padding: '0.875rem 1rem',
  border: `2px solid ${status.danger.solid}`,
  borderRadius: '0.75rem',
});
