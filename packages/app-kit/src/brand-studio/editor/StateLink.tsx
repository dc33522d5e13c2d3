import type { ColorSetting } from '@esg/tokens';
import type { StateGroup } from '@esg/tokens/studio';
import { Button, Inline, Switch } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2, Link2Off } from 'lucide-react';
import type { LinkedStates } from '../use-linked-states.ts';

type StateLinkProps = {
  readonly group: StateGroup;
  readonly setting: ColorSetting;
  readonly states: LinkedStates;
  readonly disabled: boolean;
  readonly onSetting: (setting: ColorSetting, field: string) => void;
};

/** Whether hover and active colours follow the resting one, with a button that derives them again. */
export const StateLink = ({ group, setting, states, disabled, onSetting }: StateLinkProps) => {
  const { t } = useLingui();
  const linked = states.isLinked(group);
  const Chain = linked ? Link2 : Link2Off;
  const { hoverColor, activeColor } = setting[group];
  return (
    <Inline gap={3} justify="between">
      <Inline gap={2}>
        <Chain aria-hidden size={20} strokeWidth={1.5} />
        <Switch
          label={t`Derive hover and pressed colours from this one`}
          value={linked}
          disabled={disabled}
          onChange={({ value }) => states.link(group, value)}
        />
      </Inline>
      {(hoverColor || activeColor) && !disabled ? (
        <Button size="compact" onClick={() => onSetting(states.derive(group), `${group}.states`)}>
          <Trans>Derive again</Trans>
        </Button>
      ) : null}
    </Inline>
  );
};
