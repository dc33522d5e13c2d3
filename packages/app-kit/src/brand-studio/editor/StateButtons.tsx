import type { Theme } from '@esg/tokens';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import * as css from './BrandEditor.css.ts';

type Role = 'action' | 'secondary';

/** The variables of a button in one state, for a button that stays in it. */
const held = ({ colors }: Theme, role: Role, state: '' | '-hover' | '-active'): CSSProperties => {
  const ground = colors[`esg-color-${role}-bg${state}`];
  return {
    [`--esg-color-${role}-bg`]: ground,
    [`--esg-color-${role}-bg-hover`]: state === '' ? colors[`esg-color-${role}-bg-hover`] : ground,
    [`--esg-color-${role}-bg-active`]: state === '' ? colors[`esg-color-${role}-bg-active`] : ground,
    [`--esg-color-${role}-on`]: colors[`esg-color-${role}-on`],
    [`--esg-color-${role}-border`]: colors[`esg-color-${role}-border`],
  };
};

const special = ({ colors }: Theme): CSSProperties =>
  ({
    '--esg-color-special-from': colors['esg-color-special-from'],
    '--esg-color-special-middle': colors['esg-color-special-middle'],
    '--esg-color-special-to': colors['esg-color-special-to'],
    '--esg-color-special-on': colors['esg-color-special-on'],
  }) as CSSProperties;

/** Real buttons in the colours of the edited brand, one in each state; the first also answers the pointer. */
export const StateButtons = ({ group, theme }: { group: 'primary' | 'secondary' | 'special'; theme: Theme }) => {
  if (group === 'special') {
    return (
      <div className={css.gradient} style={special(theme)}>
        <Trans>Welcome banner</Trans>
      </div>
    );
  }
  const role = group === 'primary' ? 'action' : 'secondary';
  const emphasis = group === 'primary' ? 'strong' : 'soft';
  const states = [
    { state: '', words: <Trans>At rest</Trans> },
    { state: '-hover', words: <Trans>Hover</Trans> },
    { state: '-active', words: <Trans>Pressed</Trans> },
  ] as const;
  return (
    <div className={css.states}>
      {states.map(({ state, words }) => (
        <span key={state} style={held(theme, role, state)}>
          <Button asChild size="compact" emphasis={emphasis}>
            <span>{words}</span>
          </Button>
        </span>
      ))}
    </div>
  );
};
