/** Somebody asked for something that the rules do not allow: a move, an option or a state. The state did not change. */
export type RuleError = Error & { readonly name: 'RuleError' };

/** A game breaks a rule of the kernel, and its author has to fix it. */
export type KernelError = Error & { readonly name: 'KernelError' };

function createError(name: 'RuleError' | 'KernelError', message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}

export const makeRuleError = (message: string) => createError('RuleError', message) as RuleError;
export const makeKernelError = (message: string) => createError('KernelError', message) as KernelError;
