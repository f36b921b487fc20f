import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** Milliseconds until a part that could not be fetched is asked for again. */
const PATIENCE = 3000;
/** A part of the site that the table can do without for a while: without a network it comes later. */
export const fetchPatiently = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  for (;;)
    try {
      return await load();
    } catch {
      await new Promise(done => setTimeout(done, PATIENCE));
    }
};
/** Components of a part of the site that is fetched when the first of them is drawn. Until then they draw nothing. */
export const fetched =
  <Part,>(load: () => Promise<Part>) =>
  <Name extends keyof Part>(name: Name): Part[Name] extends ComponentType<infer Props> ? ComponentType<Props> : never => {
    type Any = ComponentType<Record<string, unknown>>;
    const Fetched = lazy(async () => ({ default: (await fetchPatiently(load))[name] as Any }));
    const Shown = (props: ComponentProps<Any>): ReactNode => (
      <Suspense fallback={null}>
        <Fetched {...props} />
      </Suspense>
    );
    return Shown as never;
  };
/** A hook for a part of the site that is fetched when it is first needed: null until it is there. */
export const fetchedPart = <Part,>(load: () => Promise<Part>): ((isNeeded?: boolean) => Part | null) => {
  let known: Part | null = null;
  const loadOnce = async (): Promise<Part> => {
    known ??= await load();
    return known;
  };
  return (isNeeded = true) => {
    const [part, setPart] = useState(() => known);
    useEffect(() => {
      if (isNeeded && !part) void fetchPatiently(loadOnce).then(loaded => setPart(() => loaded));
    }, [isNeeded, part]);
    return part;
  };
};
