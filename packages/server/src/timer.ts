export type Timer = ReturnType<typeof setTimeout>;

/** Acts after so many milliseconds, unless the process has nothing else to do and ends before. */
export const later = (act: () => void, milliseconds: number): Timer => {
  const timer = setTimeout(act, milliseconds);
  if (typeof timer === 'object') timer.unref(); // browsers number their timers
  return timer;
};
