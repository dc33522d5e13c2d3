import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** A topic out of sight is neither laid out nor painted: a framework has a thousand disclosures. What has been in sight keeps its height. */
export const topic = style({
  contentVisibility: 'auto',
  // Room for the rings of focus, which would be cut off.
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
});
