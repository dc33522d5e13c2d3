import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const text = (value: Uint8Array) => Buffer.from(value).toString('base64url');
const counterBytes = (counter: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
};

/** Present and verified; `0x40`: brings a new key. */
const flags = { used: 0x05, made: 0x45 };

type Asked = { options: Record<string, unknown> };
const challengeOf = ({ options }: Asked) => String(options.challenge);

/** The answers of a browser and its passkey, for tests: a real ES256 key, the bytes written as the standard says. */
export const createPasskey = (origin = 'http://accounts.localhost:4200') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const rpIdHash = sha256(new URL(origin).hostname);
  let counter = 0;
  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const shared = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };

  return {
    /** Sets the counter that it reports. */
    setCounter: (to: number) => {
      counter = to;
    },
    make: (asked: Asked) => {
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const head = Buffer.concat([rpIdHash, Buffer.from([flags.made]), counterBytes(counter), Buffer.alloc(16)]);
      const authData = new Uint8Array(Buffer.concat([head, Buffer.from([0, id.length]), id, cose]));
      const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: text(clientData('webauthn.create', challengeOf(asked))),
        attestationObject: text(isoCBOR.encode(attestation)),
        transports: ['internal'],
      };
      return { ...shared, response };
    },
    use: (asked: Asked, at = origin) => {
      counter += 1;
      const authenticatorData = Buffer.concat([rpIdHash, Buffer.from([flags.used]), counterBytes(counter)]);
      const data = clientData('webauthn.get', challengeOf(asked), at);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: text(data),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
      };
      return { ...shared, response };
    },
  };
};
