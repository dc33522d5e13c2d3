import type { ColorSetting } from '@esg/tokens';
import { Button, Checkbox, Select, Switch, Table, TextField, TextLink } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { type PinnedState, pinnedStates, usePinned } from './pinned-states.ts';
import * as css from './SignOffSheet.css.ts';
import { type SheetLook, wornIn } from './sheet-looks.ts';

const states = ['rest', 'hover', 'focus', 'pressed', 'disabled', 'error'] as const;
type State = (typeof states)[number];

type Shown = {
  readonly id: string;
  readonly name: string;
  /** Nothing where the component has no such state. */
  readonly draw: (state: State) => ReactNode;
};

const nothing = () => {};

/** The product's own components, with words as short as a cell of the table. */
const useShown = (): readonly Shown[] => {
  const { t } = useLingui();
  const button = (emphasis: 'strong' | 'soft' | 'quiet' | 'danger', word: string) => (state: State) =>
    state === 'error' ? null : (
      <Button size="compact" emphasis={emphasis} pending={state === 'disabled'}>
        {word}
      </Button>
    );
  const fieldIn = (state: State) => ({
    onChange: nothing,
    disabled: state === 'disabled',
    error: state === 'error' ? t`Check this` : undefined,
  });
  return [
    { id: 'main', name: t`Main button`, draw: button('strong', t`Publish`) },
    { id: 'second', name: t`Second button`, draw: button('soft', t`Share`) },
    { id: 'quiet', name: t`Quiet button`, draw: button('quiet', t`Cancel`) },
    { id: 'danger', name: t`Button that deletes`, draw: button('danger', t`Delete`) },
    {
      id: 'link',
      name: t`Link`,
      draw: (state) =>
        state === 'disabled' || state === 'error' ? null : <TextLink href="#sample">{t`Guidance`}</TextLink>,
    },
    {
      id: 'text',
      name: t`Text field`,
      draw: (state) => <TextField label={t`Site`} value={t`Kwun Tong`} {...fieldIn(state)} />,
    },
    {
      id: 'select',
      name: t`Choice`,
      draw: (state) => (
        <Select label={t`Unit`} value="kwh" options={[{ value: 'kwh', label: 'kWh' }]} {...fieldIn(state)} />
      ),
    },
    {
      id: 'checkbox',
      name: t`Checkbox`,
      draw: (state) => <Checkbox label={t`Audited`} value={state !== 'error'} {...fieldIn(state)} />,
    },
    {
      id: 'switch',
      name: t`Switch`,
      draw: (state) =>
        state === 'error' ? null : <Switch label={t`On`} value onChange={nothing} disabled={state === 'disabled'} />,
    },
  ];
};

const useStateNames = (): Record<State, string> => {
  const { t } = useLingui();
  return {
    rest: t`At rest`,
    hover: t`Hover`,
    focus: t`Focused`,
    pressed: t`Pressed`,
    disabled: t`Disabled`,
    error: t`Error`,
  };
};

type StateTableProps = { readonly setting: ColorSetting; readonly look: SheetLook; readonly caption: string };

/** The product's components in each of their states, in one look. For looking: nothing in it takes focus. */
export const StateTable = ({ setting, look, caption }: StateTableProps) => {
  const { t } = useLingui();
  const shown = useShown();
  const names = useStateNames();
  return (
    <div className={css.look} style={wornIn(setting, look)} data-sheet-look={look}>
      <Table caption={caption} density="compact" firstStays>
        <thead>
          <tr>
            <th scope="col">{t`Component`}</th>
            {states.map((state) => (
              <th key={state} scope="col">
                {names[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, name, draw }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {states.map((state) => (
                <td key={state} className={css.cell}>
                  <Cell name={`${name}: ${names[state]}`} state={state} none={t`Has no such state`}>
                    {draw(state)}
                  </Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
};

type CellProps = { readonly name: string; readonly none: string; readonly state: State; readonly children: ReactNode };

const isPinned = (state: State): state is PinnedState => (pinnedStates as readonly State[]).includes(state);

/** One component in one state; a dash where it has no such state. */
const Cell = ({ name, none, state, children }: CellProps) => {
  const place = useRef<HTMLDivElement>(null);
  usePinned(place, isPinned(state) ? state : undefined);
  if (children === null)
    return (
      <span role="img" aria-label={none}>
        –
      </span>
    );
  return (
    <div role="img" aria-label={name}>
      <div ref={place} inert>
        {children}
      </div>
    </div>
  );
};
