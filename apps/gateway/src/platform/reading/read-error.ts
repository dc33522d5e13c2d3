/** Why a file cannot be read, or not to its end. */
export type ReadCode =
  | 'format_refused'
  | 'macros'
  | 'encrypted'
  | 'damaged'
  | 'unsafe'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_many_sheets'
  | 'cell_too_long'
  | 'sheet_missing'
  | 'empty'
  | 'time_out';
export type Facts = Record<string, string | number>;

/** Thrown by all code that reads a file. `facts` are the values in the message: `limit`, `row`, `column`. */
export class ReadError extends Error {
  readonly code: ReadCode;
  readonly facts: Facts;
  constructor(code: ReadCode, facts: Facts = {}) {
    super(code);
    this.name = 'ReadError';
    this.code = code;
    this.facts = facts;
  }
}
