import { useId } from 'react';
import { adornment } from '../control.css.ts';
import { type FieldOwnProps, isEmpty, type NamedProps, takeFieldProps } from '../Field/field-props.ts';
import { Fieldset, type NativeGroupProps } from '../Fieldset/Fieldset.tsx';
import { FormValue } from '../FormValue.tsx';
import { useDraft } from '../use-draft.ts';
import { type HeldValue, useValue } from '../use-value.ts';
import { DateControl, type DateLabels } from './DateControl.tsx';
import * as css from './DateField.css.ts';
import { parseTime } from './day-text.ts';
import { useWall } from './use-wall.ts';

export type DateTimeFieldProps = FieldOwnProps &
  Omit<NativeGroupProps, 'onBlur'> &
  NamedProps &
  HeldValue<{
    /** Moment as UTC instant (ISO 8601); empty for none. */
    value: string;
    /** `value` is an instant, empty when both boxes are, `undefined` while one of them is missing or unreadable. */
    onChange: (change: { value: string | undefined }) => void;
  }> & {
    /** BCP 47 tag the days are written and read in. */
    locale: string;
    /** IANA zone the moment is typed in; its offset from UTC is shown. The browser's own by default. */
    timeZone?: string | undefined;
    /** Names of the two boxes and the words of the calendar. */
    labels: { date: string; time: string; calendar: DateLabels };
    /** Greyed and out of reach. Where a value is only shown, take `readOnly` or text instead. */
    disabled?: boolean | undefined;
    /** Focus has left the control. */
    onBlur?: (() => void) | undefined;
  };

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The label of both boxes for screen readers, because they share the field's error. */
const ariaOf = ({ required, error }: Pick<FieldOwnProps, 'required' | 'error'>, id: string) => {
  const failed = !isEmpty(error);
  return {
    'aria-required': required || undefined,
    'aria-invalid': failed || undefined,
    'aria-describedby': failed ? `${id}-error` : undefined,
  } as const;
};

/** A time as it is typed; `onRead` gets `undefined` while it cannot be read. */
const useTime = (value: string | undefined, onRead: (time: string | undefined) => void) => {
  const draft = useDraft(value ?? '', '', (text) => text);
  return {
    text: draft.text,
    tidy: draft.tidy,
    type: (typed: string) => {
      const means = typed.trim() === '' ? '' : parseTime(typed);
      draft.keep(typed, means);
      onRead(means);
    },
  };
};

/** A moment, typed as day and time of a named zone and kept in UTC. */
export const DateTimeField = (props: DateTimeFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change: hold, rest: more } = useValue(rest, '');
  const { locale, labels, disabled, onBlur, name, form, timeZone = ownZone(), ...native } = more;
  const madeUp = useId();
  const id = field.id ?? madeUp;
  const { wall, offset, change } = useWall(value, timeZone, hold);
  const time = useTime(wall.time, (read) => change({ ...wall, time: read }));
  const state = { disabled, ...ariaOf(field, id) };

  return (
    <Fieldset {...native} {...field} id={id}>
      <div className={css.parts}>
        <div className={css.part}>
          <label className={css.partLabel} htmlFor={`${id}-date`}>
            {labels.date}
          </label>
          <DateControl
            {...state}
            id={`${id}-date`}
            value={wall.day ?? ''}
            locale={locale}
            labels={labels.calendar}
            onChange={(changed) => change({ ...wall, day: changed.value })}
            onBlur={onBlur}
          />
        </div>
        <div className={css.part}>
          <label className={css.partLabel} htmlFor={`${id}-time`}>
            {labels.time}
          </label>
          <span className={css.timeBox}>
            <input
              {...state}
              id={`${id}-time`}
              className={css.timeInput}
              type="text"
              autoComplete="off"
              inputMode="numeric"
              value={time.text}
              onChange={({ currentTarget }) => time.type(currentTarget.value)}
              onBlur={() => {
                time.tidy();
                onBlur?.();
              }}
            />
            <span className={adornment}>{offset}</span>
          </span>
        </div>
      </div>
      <FormValue name={name} form={form} disabled={disabled} values={[value]} />
    </Fieldset>
  );
};
