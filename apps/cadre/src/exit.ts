/** The public contract of every command: fine, the thing asked about is bad, or the call itself is wrong. */
export const EXIT = { fine: 0, bad: 1, wrongCall: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A problem of the user's, told in one line: what, where, and what would be right. Anything else that is thrown is our bug. */
export class Complaint extends Error {
  constructor(
    readonly exit: ExitCode,
    message: string,
  ) {
    super(message);
  }
}
export const bad = (message: string): Complaint => new Complaint(EXIT.bad, message);
export const wrongCall = (message: string): Complaint => new Complaint(EXIT.wrongCall, message);

const NODE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it may not be opened: permission is missing',
  EPERM: 'it may not be opened: permission is missing',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'it is there already, and is not overwritten',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};
/** What the system says about a file, in words. */
export const fileReason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return NODE_REASONS[code ?? ''] ?? message;
};
