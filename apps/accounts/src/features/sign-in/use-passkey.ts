import { type ApiClient, type ApiError, signInStepMutations } from '@esg/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserPasskeys, knowsPasskeys, rememberPasskeyUse, usedPasskeyHere } from '../../page/browser-passkeys.ts';

type RequestOptions = Parameters<Awaited<ReturnType<typeof browserPasskeys>>['startAuthentication']>[0]['optionsJSON'];

/** The gateway refused it, or the person or the browser provided none. */
export type PasskeyTrouble = ApiError | 'none-given';

/**
 * Signs in with a passkey: `start` makes the browser ask for one. With `offer`, people who used one here before find it among the
 * suggestions in the e-mail field. `supported` is false where the browser does not support passkeys.
 */
export const usePasskey = (api: ApiClient, { offer, onSignedIn }: { offer: boolean; onSignedIn: () => void }) => {
  const challenge = useMutation(signInStepMutations.challengePasskey(api));
  const proof = useMutation(signInStepMutations.signInWithPasskey(api));
  const [pending, setPending] = useState(false);
  const [noneGiven, setNoneGiven] = useState(false);
  const ask = async (inField: boolean) => {
    const { startAuthentication } = await browserPasskeys();
    const { key, options } = await challenge.mutateAsync();
    const given = startAuthentication({
      // The gateway's library writes these options for the browser's library.
      optionsJSON: options as unknown as RequestOptions,
      useBrowserAutofill: inField,
    });
    const response = await given.catch(() => undefined);
    if (!response) return setNoneGiven(!inField);
    await proof.mutateAsync({ key, response: { ...response } });
    rememberPasskeyUse();
    onSignedIn();
  };
  const start = async () => {
    setPending(true);
    setNoneGiven(false);
    proof.reset();
    // The calls themselves show the errors.
    await ask(false).catch(() => {});
    setPending(false);
  };
  const offerInField = useEffectEvent(() => void ask(true).catch(() => {}));

  useEffect(() => {
    if (!offer || !usedPasskeyHere()) return;
    let here = true;
    void browserPasskeys().then(async ({ browserSupportsWebAuthnAutofill }) => {
      if ((await browserSupportsWebAuthnAutofill()) && here) offerInField();
    });
    return () => {
      here = false;
    };
  }, [offer]);

  const trouble: PasskeyTrouble | undefined = proof.error ?? challenge.error ?? (noneGiven ? 'none-given' : undefined);
  return { supported: knowsPasskeys(), pending: pending || proof.isSuccess, trouble, start };
};
