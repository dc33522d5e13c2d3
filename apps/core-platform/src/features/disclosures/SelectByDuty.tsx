import { type Duty, dutyOf, type Framework, isBinding } from '@esg/contract';
import { Button, Menu, MenuItem, MenuSeparator } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { dutyFactsOf } from '../../wizard/use-standing.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

const chosenByDuty = ['yes', 'comply_or_explain', 'if_material', 'recommended'] as const satisfies readonly Duty[];

/** Frameworks that are called by their kind. */
const calledByKind: ReadonlySet<Framework['kind']> = new Set(['GRI', 'HKEX', 'SASB', 'WEF'] as const);

type SelectByDutyProps = {
  /** Codes that are left to the person. */
  skippedCodes: ReadonlySet<string>;
  onSelect: (codes: readonly string[]) => void;
};

/** Selects disclosures by how binding the framework makes them for this report. */
export const SelectByDuty = ({ skippedCodes, onSelect }: SelectByDutyProps) => {
  const { t } = useLingui();
  const { framework, report, readOnly } = useWizard();
  const byDuty = useMemo(() => {
    const all = framework.topics
      .flatMap(({ disclosures }) => disclosures)
      .filter(({ code }) => !skippedCodes.has(code));
    return Map.groupBy(all, (disclosure) => dutyOf(disclosure, dutyFactsOf(report, framework, disclosure)));
  }, [framework, report, skippedCodes]);
  const codesOf = (duty: Duty) => (byDuty.get(duty) ?? []).map(({ code }) => code);
  const names: Record<(typeof chosenByDuty)[number], string> = {
    yes: t`Mandatory`,
    comply_or_explain: t`Comply or explain`,
    if_material: t`Where material`,
    recommended: t`Recommended`,
  };
  const required = chosenByDuty.filter(isBinding).flatMap(codesOf);
  const offered = chosenByDuty.filter((duty) => codesOf(duty).length > 0);
  if (offered.length === 0) return null;
  const { kind } = framework;
  const count = required.length;
  return (
    <Menu
      align="end"
      trigger={
        <Button size="compact" pending={readOnly}>
          {calledByKind.has(kind) ? <Trans>Select what {kind} requires</Trans> : <Trans>Select what is required</Trans>}
        </Button>
      }
    >
      {offered.filter(isBinding).length > 1 && (
        <>
          <MenuItem onSelect={() => onSelect(required)}>
            <Trans>All of it ({count})</Trans>
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {offered.map((duty) => (
        <MenuItem key={duty} onSelect={() => onSelect(codesOf(duty))}>
          {names[duty]} ({codesOf(duty).length})
        </MenuItem>
      ))}
    </Menu>
  );
};
