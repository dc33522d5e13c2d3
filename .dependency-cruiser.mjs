import { options, rules } from './tooling/boundaries/rules.mjs';

/** The architecture's rules; `tooling/boundaries` proves each with a fixture that breaks it. */
export default { forbidden: rules, options };
