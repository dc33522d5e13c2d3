import { useLanguage } from '@esg/app-kit';
import type { ScoredCriterion } from '@esg/contract';
import { RadioGroup } from '@esg/ui';
import { useAssessment } from '../assessment-context.ts';

type CriterionFieldProps = {
  criterion: ScoredCriterion;
  /** Nothing while it is not scored. */
  score: number | undefined;
  disabled?: boolean;
  hint?: string;
  onScore: (score: number) => void;
};

/** What a criterion is called. */
export const useCriterionName = () => {
  const language = useLanguage();
  const { library } = useAssessment();
  return (criterion: ScoredCriterion) =>
    library.scales.find((scale) => scale.criterion === criterion)?.name[language] ?? criterion;
};

/** One criterion with the steps of its scale in words. A digit chooses the step of that score. */
export const CriterionField = ({ criterion, score, disabled, hint, onScore }: CriterionFieldProps) => {
  const language = useLanguage();
  const nameOf = useCriterionName();
  const { assessment } = useAssessment();
  const steps = assessment.settings.scales[criterion];
  return (
    <RadioGroup
      label={nameOf(criterion)}
      hint={hint}
      disabled={disabled}
      data-criterion={criterion}
      options={steps.map((words, index) => ({
        value: String(index + 1),
        label: `${index + 1}. ${words[language]}`,
      }))}
      value={score === undefined ? '' : String(score)}
      onChange={({ value }) => onScore(Number(value))}
      onKeyDown={(event) => {
        const digit = Number(event.key);
        if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
        if (!Number.isInteger(digit) || digit < 1 || digit > steps.length) return;
        event.preventDefault();
        onScore(digit);
        focusNext(event.currentTarget);
      }}
    />
  );
};

/** Moves on to the next criterion, or to what follows the last one. */
const focusNext = (field: Element) => {
  const all = [...document.querySelectorAll('[data-criterion]')];
  const next = all[all.indexOf(field) + 1];
  const target = next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector<HTMLElement>('input');
  (target ?? document.querySelector<HTMLElement>('[data-after-criteria]'))?.focus();
};
