import { hubAnswerQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Disclosure, LocalizedText, OmissionReason } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../use-may.ts';
import { useWizard } from '../wizard-context.ts';

/** Reasons that a sheet’s “N/A” stands for, the first one that the framework has. */
const inapplicable = ['not_applicable', 'explain'];

const textIn = (text: string): LocalizedText => (/\p{Script=Han}/u.test(text) ? { zhTw: text } : { en: text });

/**
 * Why imported sheets say that what these disclosures ask for does not apply, the form that such a reason fills, and the one that is proposed: where
 * all that is left out is left out for one reason.
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
