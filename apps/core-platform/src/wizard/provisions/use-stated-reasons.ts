import { hubAnswerQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Disclosure, LocalizedText, OmissionReason } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../use-may.ts';
import { useWizard } from '../wizard-context.ts';

/** Reasons that match a sheet’s “N/A”, the first one that the framework has. */
const inapplicable = ['not_applicable', 'explain'];

const textIn = (text: string): LocalizedText => (/\p{Script=Han}/u.test(text) ? { zhTw: text } : { en: text });

/**
 * The reasons in imported sheets why these disclosures do not apply, the form values from such a reason, and the suggested one: where all
 * left-out disclosures have the same reason.
 */
export const useStatedReasons = (
  disclosures: readonly Pick<Disclosure, 'code'>[],
  offered: readonly Pick<OmissionReason, 'code'>[],
) => {
  const { report } = useWizard();
  const isOn = useMay('data-hub:read') && disclosures.length > 0;
  const { data = [] } = useQuery({ ...hubAnswerQueries.statedReasons(useApi(), report.id), enabled: isOn });
  const codes = new Set(disclosures.map(({ code }) => code));
  const reasons = data.filter(({ disclosureCode }) => codes.has(disclosureCode));
  const said = new Set(reasons.map(({ disclosureCode }) => disclosureCode));
  const [text, ...others] = new Set(reasons.map(({ reason }) => reason));
  const reason = inapplicable.find((code) => offered.some((known) => known.code === code)) ?? '';
  const formOf = (words: string) => ({ reason, texts: textIn(words) });
  const isOfAll = others.length === 0 && said.size === codes.size;
  return { reasons, formOf, proposal: text !== undefined && isOfAll ? formOf(text) : undefined };
};
