/** The exit codes of every command: success, a failed check or operation, or wrong usage. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An error for the user, in one line: what, where, and what was expected. Anything else that is thrown is a bug. */
export class CommandError extends Error {
  constructor(
    readonly exit: ExitCode,
    message: string,
  ) {
    super(message);
  }
}
export const failure = (message: string): CommandError => new CommandError(EXIT.failed, message);
export const usageError = (message: string): CommandError => new CommandError(EXIT.usage, message);

const NODE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder, expected a file',
  ENOTDIR: 'part of the path is not a folder',
  EEXIST: 'the file exists already',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};
/** Why a file operation failed. */
export const fileReason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return NODE_REASONS[code ?? ''] ?? message;
};
