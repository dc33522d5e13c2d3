import { type EvidenceRule, evidenceNeeds } from '@esg/contract';
import { Checkbox, RadioGroup, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

type EvidenceRuleFieldsProps = { readonly value: EvidenceRule; readonly onChange: (rule: EvidenceRule) => void };

/** Which disclosures need evidence, and whether a report can be published without it. */
export const EvidenceRuleFields = ({ value, onChange }: EvidenceRuleFieldsProps) => {
  const { t } = useLingui();
  const words = {
    none: t`No disclosures`,
    figures: t`Disclosures with figures`,
    all: t`All disclosures that are answered`,
  };
  return (
    <Stack gap={3} align="stretch">
      <RadioGroup
        label={t`Evidence is needed for`}
        hint={t`A document in the evidence of the disclosure, left by an invited person, or kept with the data it was filled from.`}
        value={value.of}
        onChange={(change) => onChange({ ...value, of: evidenceNeeds.find((need) => need === change.value) ?? 'none' })}
        options={evidenceNeeds.map((need) => ({ value: need, label: words[need] }))}
      />
      {value.of !== 'none' && (
        <Checkbox
          label={t`Don’t publish without evidence`}
          hint={t`Otherwise validation only says where it is missing.`}
          value={value.isBlocking}
          onChange={(change) => onChange({ ...value, isBlocking: change.value })}
        />
      )}
    </Stack>
  );
};
