export type Timer = ReturnType<typeof setTimeout>;

/** Acts after so many milliseconds, unless the process has nothing else to do and ends before. */
export const later = (act: () => void, milliseconds: number): Timer => {
  const timer = setTimeout(act, milliseconds);
  if (typeof timer === 'object') timer.unref(); // browsers number their timers
  return timer;
};

/** When everything else that waits for this thread has had its turn, timers included. */
export const nextTurn = (): Promise<void> =>
  new Promise(resolve => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve); // browsers have no setImmediate
  });
