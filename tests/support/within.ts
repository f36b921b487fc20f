/** What does not come in time fails in its own words, long before the test that waits for it. */
export const within = async <T>(milliseconds: number, what: Promise<T>, words: () => string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${words()} (waited ${milliseconds} ms)`)), milliseconds);
  });
  try {
    return await Promise.race([what, late]);
  } finally {
    clearTimeout(timer);
  }
};
