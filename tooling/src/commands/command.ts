import type { ValueRule } from './accepted-values.ts';

export interface Command {
  /** The usage text, which lists every flag. Undefined if the program checks its flags and prints its usage itself. */
  readonly usage?: string | undefined;
  /** The file to run, and arguments that precede the user's arguments. Undefined if the command only builds. */
  readonly program?: readonly [file: string, ...first: string[]] | undefined;
  /** The arguments for turbo, which builds packages before the program runs. Undefined if nothing is built. */
  readonly build?: readonly string[] | undefined;
  /** Maps flags to their possible values, or to a rule. A flag that is absent from this map accepts any value. */
  readonly values?: Readonly<Record<string, readonly string[] | ValueRule>> | undefined;
  /**
   * The possible arguments other than flags, or a rule for the only one. Undefined if the program checks them itself. If
   * `words` is set, `values` names each flag that has a value.
   */
  readonly words?: readonly string[] | ValueRule | undefined;
  /** Accepted flags that the usage text does not list, such as `--color` for `--colour`. */
  readonly alsoFlags?: readonly string[] | undefined;
}
