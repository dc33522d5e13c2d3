import { type InformationStep, informationSteps } from '@esg/contract';
import { type Phase, type StepState, Steps } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

const places = ['plan', 'payment', 'welcome', '0', '1', '2', '3'] as const;
/** The place in signing up: before the company profile, or on one of its pages. */
export type SignUpPlace = (typeof places)[number];

/** Whether a step is a page of the company profile; the last one is not. */
export const isProfilePage = (step: string): step is Exclude<InformationStep, '4'> =>
  step !== '4' && informationSteps.some((known) => known === step);

/** All steps of signing up, with the present one. */
export const SignUpSteps = ({ at }: { readonly at: SignUpPlace }) => {
  const { t } = useLingui();
  const labels: Record<SignUpPlace, string> = {
    plan: t`Plan`,
    payment: t`Payment`,
    welcome: t`Welcome`,
    '0': t`Name and headquarters`,
    '1': t`Size`,
    '2': t`Industry and listing`,
    '3': t`Languages`,
  };
  // Only people who pay at once see the payment page: a trial begins without it, and its step is never marked as done.
  const shown = places.filter((place) => place !== 'payment' || at === 'payment');
  const index = shown.indexOf(at);
  const stateOf = (place: SignUpPlace): StepState => {
    const distance = shown.indexOf(place) - index;
    return distance < 0 ? 'done' : distance === 0 ? 'current' : 'todo';
  };
  const phaseOf = (id: string, label: string, all: readonly SignUpPlace[]): Phase => {
    const own = all.filter((place) => shown.includes(place));
    const states = own.map(stateOf);
    const state = states.find((one) => one === 'current') ?? (states.includes('todo') ? 'todo' : 'done');
    return {
      id,
      label,
      state,
      steps: own.map((place) => ({ id: place, label: labels[place], state: stateOf(place) })),
    };
  };
  const number = index + 1;
  const total = shown.length;
  const here = labels[at];
  return (
    <Steps
      label={t`Steps of signing up`}
      summary={t`Step ${number} of ${total}: ${here}`}
      phases={[
        phaseOf('plan', t`Your plan`, ['plan', 'payment', 'welcome']),
        phaseOf('company', t`Your company`, ['0', '1', '2', '3']),
      ]}
      stateLabels={{ todo: t`to do`, current: t`current`, done: t`done`, attention: t`needs attention` }}
    />
  );
};
