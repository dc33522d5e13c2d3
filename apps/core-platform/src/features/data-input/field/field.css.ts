import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Space for the facts and the buttons beside each other. */
const narrowField = 'field (max-width: 26rem)';

export const field = style({
  containerName: 'field',
  containerType: 'inline-size',
  selectors: {
    '&[data-missing]': {
      paddingInlineStart: space[3],
      borderInlineStart: `3px solid ${vars.color.status.danger.solid}`,
    },
  },
});

/** Always as high as its button, so that nothing moves when a text appears in it. */
export const line = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  minHeight: vars.control.compact,
  '@container': { [narrowField]: { flexWrap: 'wrap', rowGap: 0 } },
});

export const facts = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.control.compact,
  '@container': { [narrowField]: { flex: '1 1 100%' } },
  selectors: { '&:empty': { '@container': { [narrowField]: { display: 'none' } } } },
});

export const tools = style({
  display: 'flex',
  flex: 'none',
  gap: space[1],
  alignItems: 'center',
  minHeight: vars.control.compact,
  marginInlineStart: 'auto',
});

/** Keeps its width, so that the facts stay in place when a saving state is shown. */
export const mark = style({
  minWidth: '6rem',
  textAlign: 'end',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** At the end of an entry. */
export const keys = style({ display: 'flex', gap: space[1], marginInlineStart: 'auto' });
