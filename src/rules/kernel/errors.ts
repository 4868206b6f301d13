/** Somebody asked for what the rules do not allow: a move, an option, a state. The state is as it was. */
export type RuleError = Error & { readonly name: 'RuleError' };

/** A game breaks a rule of the kernel: its author has to mend it. */
export type KernelError = Error & { readonly name: 'KernelError' };

function named(name: 'RuleError' | 'KernelError', message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}

export const ruleError = (message: string) => named('RuleError', message) as RuleError;
export const kernelError = (message: string) => named('KernelError', message) as KernelError;
