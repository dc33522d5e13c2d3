/** A language model behind an endpoint that speaks the chat-completions protocol. */
export type ConnectedModel = {
  /** The address before `/chat/completions`. */
  url: string;
  name: string;
  /** The company or department that runs it. */
  runBy: string;
  key: string | undefined;
  /** Whether the endpoint takes a JSON schema for its answers. */
  takesSchemas: boolean;
  /** The highest budget of one organisation. */
  tokensPerMonthMax: number;
};
