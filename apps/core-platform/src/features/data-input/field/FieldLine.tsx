import { useLanguage } from '@esg/app-kit';
import type { Country, FieldExplanation, FigureChange, SentenceMark } from '@esg/contract';
import { Button, Text } from '@esg/ui';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { ChangeReason } from '../../../wizard/explanations/ChangeReason.tsx';
import { DraftButton } from '../drafts/DraftButton.tsx';
import { HubState } from '../hub/HubState.tsx';
import { SentencesToCheck } from '../sentences/SentencesToCheck.tsx';
import { useSide } from '../side/side-context.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { DatedText } from './DatedText.tsx';
import { FieldMenu, type FieldMenuProps } from './FieldMenu.tsx';
import * as css from './field.css.ts';
import { LastValue, type LastValues } from './LastValue.tsx';

export type FieldLineProps = FieldMenuProps & {
  readonly disabled: boolean;
  readonly countries: readonly Country[];
  readonly last: LastValues;
  readonly change: FigureChange | undefined;
  readonly said: FieldExplanation | undefined;
  /** The number of unresolved conversations about it. */
  readonly threads: number;
  /** Its sentences that no figure bears out. */
  readonly marks: readonly SentenceMark[];
  /** Its saving state. */
  readonly mark: string | null;
};

/** The line below a field: last period's value, the data hub's value, comments and the saving state; everything else is in one menu. */
export const FieldLine = memo((props: FieldLineProps) => {
  const { disabled, countries, last, change, said, threads, mark, marks, ...menu } = props;
  const { t } = useLingui();
  const { disclosure, field, hub } = menu;
  const { show } = useSide();
  const name = field.label[useLanguage()];
  const [isAsked, setAsked] = useState(false);
  const isLarge = change?.isLarge === true;
  const isExplained = said !== undefined && (isLarge || said.isCurrent);
  return (
    <>
      <div className={css.line}>
        <div className={css.facts}>
          <LastValue field={field} answer={menu.answer} last={last} countries={countries} />
          {!disabled && <DatedText fieldKey={field.key} answer={menu.answer} last={last} />}
          {isLarge && !isExplained && !isAsked && (
            <ChangeMark field={field} change={change} onExplain={disabled ? undefined : () => setAsked(true)} />
          )}
          {!disabled && <DraftButton disclosure={disclosure} field={field} answer={menu.answer} />}
          {hub && !disabled && <HubState disclosureCode={disclosure.code} field={field} hub={hub} />}
          {field.coverage === 'partial' && !field.required && (
            <Text as="span" size="sm" tone="muted">
              <Trans>Optional</Trans>
            </Text>
          )}
        </div>
        <div className={css.tools}>
          <span className={css.mark} role="status">
            {mark}
          </span>
          {threads > 0 && (
            <Button
              size="compact"
              emphasis="bare"
              aria-label={t`${plural(threads, { one: '# comment', other: '# comments' })}: ${name}`}
              onClick={() => show('comments', { code: disclosure.code, fieldKey: field.key })}
            >
              <Plural value={threads} one="# comment" other="# comments" />
            </Button>
          )}
          <FieldMenu {...menu} />
        </div>
      </div>
      {marks.length > 0 && <SentencesToCheck marks={marks} disabled={disabled} />}
      {(isExplained || (isLarge && isAsked)) && (
        <ChangeReason
          place={{ disclosureCode: disclosure.code, fieldKey: field.key }}
          name={name}
          said={said}
          focused={isAsked}
          percent={change?.percent}
          values={change?.values}
          note={change?.note}
        />
      )}
    </>
  );
});
