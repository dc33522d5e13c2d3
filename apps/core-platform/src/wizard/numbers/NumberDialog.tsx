import { useLanguage, useNumberFormat } from '@esg/app-kit';
import {
  asLinkedNumber,
  type Language,
  type LinkedNumber,
  linkedNumberLimits,
  type NumberPrint,
  numberFinder,
  printLinkedNumber,
  type ReportFigures,
} from '@esg/contract';
import { Button, Checkbox, Combobox, Dialog, Grid, Select, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useWizard } from '../wizard-context.ts';
import { choiceId, type FigureOption, figureOptions, optionDetail, plainNumber } from './choices.ts';

type NumberDialogProps = {
  reported: ReportFigures;
  isLoading: boolean;
  /** Language of the text. */
  written: Language;
  /** The number that is changed. */
  start: unknown;
  onChoose: (chosen: { text: string; value: LinkedNumber }) => void;
  onClose: () => void;
};

/** The chosen number, its present value in the report, and how it is printed in the text. */
const useChosenNumber = ({ reported, written, start }: Pick<NumberDialogProps, 'reported' | 'written' | 'start'>) => {
  const language = useLanguage();
  const numberFormat = useNumberFormat();
  const { framework } = useWizard();
  const [number, setNumber] = useState(() => asLinkedNumber(start));
  const print: NumberPrint = { language: written, numberFormat, units: framework.units, years: reported.years };
  const options = useMemo(() => figureOptions(reported, framework, language), [reported, framework, language]);
  const now = number && numberFinder(reported)(number);
  const choose = (id: string) => {
    const option = options.find((each) => each.id === id);
    const newest = option?.years.find(({ hasValue }) => hasValue)?.yearsBack ?? 0;
    const { breakdown: _other, ...looks } = number ?? plainNumber({ disclosureCode: '', fieldKey: '', row: null });
    setNumber(option && { ...looks, ...option.choice, kind: 'value', yearsBack: newest });
  };
  return {
    number,
    setNumber,
    choose,
    chosen: number && options.find(({ id }) => id === choiceId(number)),
    choices: options.map((option) => ({
      value: option.id,
      label: option.label,
      detail: optionDetail(option, reported, { ...print, language }),
    })),
    print,
    now,
    printed: number && now ? printLinkedNumber(now, number, print) : undefined,
  };
};

/** Chooses a figure of the report for a sentence, its year, and how it is printed. */
export const NumberDialog = (props: NumberDialogProps) => {
  const { reported, isLoading, start, onChoose, onClose } = props;
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const { number, setNumber, choose, chosen, choices, print, now, printed } = useChosenNumber(props);
  const take = () => {
    if (number && now && printed) onChoose({ text: printed, value: { ...number, seen: now } });
    else setIsAsked(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={start ? t`Change number` : t`Insert number`}
      description={t`The text will always print this number as it is in the report. We’ll let you know when it changes.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" onClick={take}>
            {start ? <Trans>Change number</Trans> : <Trans>Insert number</Trans>}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Combobox
          label={t`Number`}
          hint={t`Search by name, disclosure or value.`}
          error={isAsked && printed === undefined ? t`Choose a number.` : undefined}
          value={chosen?.id ?? ''}
          onChange={({ value }) => choose(value)}
          options={choices}
          labels={{
            list: t`Numbers of the report`,
            none: isLoading ? t`Reading the figures…` : t`No figure of the report matches. Answer it first.`,
          }}
        />
        {number && chosen && (
          <Looks number={number} chosen={chosen} reported={reported} print={print} onChange={setNumber} />
        )}
        <Text role="status">{printed && <Trans>In the text: {printed}</Trans>}</Text>
      </Stack>
    </Dialog>
  );
};

type LooksProps = {
  number: LinkedNumber;
  chosen: FigureOption;
  reported: ReportFigures;
  print: NumberPrint;
  onChange: (number: LinkedNumber) => void;
};

/** The years of the figure, and the changes between them, each with the value that it would print. */
const usePeriods = ({ number, chosen, reported, print }: Omit<LooksProps, 'onChange'>) => {
  const { t } = useLingui();
  const find = numberFinder(reported);
  const [thisYear = ''] = reported.years;
  const said = (more: Partial<LinkedNumber>) => {
    const each = { ...number, ...more };
    const value = find(each);
    return value ? printLinkedNumber(value, { ...each, period: false }, print) : '';
  };
  return chosen.years.flatMap(({ yearsBack, hasValue, hasChange }) => {
    const year = reported.years[yearsBack] ?? '';
    const value = said({ kind: 'value', yearsBack });
    const change = said({ kind: 'change', yearsBack });
    return [
      ...(hasValue ? [{ value: `value ${yearsBack}`, label: `${year || t`This period`}: ${value}` }] : []),
      ...(hasChange ? [{ value: `change ${yearsBack}`, label: t`Change from ${year} to ${thisYear}: ${change}` }] : []),
    ];
  });
};

/** Which year, and how the number is printed. */
const Looks = (props: LooksProps) => {
  const { number, onChange } = props;
  const { t } = useLingui();
  const periods = usePeriods(props);
  const isChange = number.kind === 'change';
  const digits = Array.from({ length: linkedNumberLimits.decimalsMax + 1 }, (_, places) => `${places}`);
  return (
    <>
      <Grid gap={4} cell="small">
        <Select
          label={t`Period`}
          value={`${number.kind} ${number.yearsBack}`}
          options={periods}
          onChange={({ value }) => {
            const [kind, yearsBack] = value.split(' ');
            onChange({ ...number, kind: kind === 'change' ? 'change' : 'value', yearsBack: Number(yearsBack) });
          }}
        />
        <Select
          label={t`Decimals`}
          value={number.decimals === null ? 'all' : `${number.decimals}`}
          options={[
            { value: 'all', label: isChange ? t`One` : t`As entered` },
            ...digits.map((value) => ({ value, label: value })),
          ]}
          onChange={({ value }) => onChange({ ...number, decimals: value === 'all' ? null : Number(value) })}
        />
      </Grid>
      {isChange ? (
        <Checkbox
          label={t`With its sign`}
          hint={t`Leave it off where the words say “rose” or “fell”.`}
          value={number.signed}
          onChange={({ value }) => onChange({ ...number, signed: value })}
        />
      ) : (
        <Checkbox
          label={t`With its unit`}
          value={number.unit}
          onChange={({ value }) => onChange({ ...number, unit: value })}
        />
      )}
      <Checkbox
        label={t`With the year`}
        value={number.period}
        onChange={({ value }) => onChange({ ...number, period: value })}
      />
    </>
  );
};
