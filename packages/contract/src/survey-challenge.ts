/** The first 32 bits of the fractional parts of the square or cube roots of the first primes, as SHA-256 (FIPS 180-4) asks for. */
const rootBits = (exponent: number, count: number): Uint32Array => {
  const words = new Uint32Array(count);
  let found = 0;
  for (let candidate = 2; found < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) isPrime = false;
    if (!isPrime) continue;
    const root = candidate ** exponent;
    words[found] = (root - Math.floor(root)) * 2 ** 32;
    found += 1;
  }
  return words;
};

const roundCount = 64;
const blockBytes = 64;
const roundWords = rootBits(1 / 3, roundCount);
const firstState = rootBits(1 / 2, 8);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (words: Uint32Array, place: number): number => words[place] ?? 0;

const padded = (bytes: Uint8Array): DataView => {
  const length = Math.ceil((bytes.length + 9) / blockBytes) * blockBytes;
  const message = new Uint8Array(length);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  return view;
};

const schedule = new Uint32Array(roundCount);

const expand = (message: DataView, offset: number) => {
  for (let place = 0; place < 16; place += 1) schedule[place] = message.getUint32(offset + place * 4);
  for (let place = 16; place < roundCount; place += 1) {
    const early = at(schedule, place - 15);
    const late = at(schedule, place - 2);
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[place] = at(schedule, place - 16) + low + at(schedule, place - 7) + high;
  }
};

const compress = (state: Uint32Array) => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let place = 0; place < roundCount; place += 1) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + mixed + ((e & f) ^ (~e & g)) + at(roundWords, place) + at(schedule, place)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) state[place] = at(state, place) + word;
};

const encoder = new TextEncoder();

/** SHA-256 at once: a browser’s own answers later, which takes longer than the sum itself where there are many. */
export const sha256 = (text: string): Uint32Array => {
  const message = padded(encoder.encode(text));
  const state = firstState.slice();
  for (let offset = 0; offset < message.byteLength; offset += blockBytes) {
    expand(message, offset);
    compress(state);
  }
  return state;
};

const leadingZeros = (state: Uint32Array) => {
  let bits = 0;
  for (const word of state) {
    bits += Math.clz32(word);
    if (word !== 0) break;
  }
  return bits;
};

/** A challenge in so few letters that each try is one block of the sum. */
const markOf = (challenge: string): string =>
  [...sha256(challenge)]
    .map((word) => word.toString(36))
    .join('')
    .slice(0, 30);

const solves = (mark: string, solution: number, bits: number) => leadingZeros(sha256(`${mark}.${solution}`)) >= bits;

/** Whether the number solves the challenge: the hash of both begins with so many zero bits. */
export const solvesChallenge = (challenge: string, solution: number, bits: number): boolean =>
  solves(markOf(challenge), solution, bits);

/** Looks for a solution among so many numbers from here on; `undefined` where none of them is one. */
export const searchSolution = (challenge: string, bits: number, from: number, count: number): number | undefined => {
  const mark = markOf(challenge);
  for (let tried = from; tried < from + count; tried += 1) if (solves(mark, tried, bits)) return tried;
  return undefined;
};

const usualBits = 15;
const bitsMax = 22;
const calmAnswers = 50;

/** How many zero bits a new respondent owes: one more each time the answers of the last hour double. */
export const challengeBits = (startedInHour: number): number =>
  Math.min(bitsMax, usualBits + Math.max(0, Math.ceil(Math.log2((startedInHour + 1) / calmAnswers))));
