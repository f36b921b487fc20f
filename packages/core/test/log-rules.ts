import { begin, type Frame, rulesOf, type State } from '@cadre/core';

export type Log = State<{ said: string[] }, null>;
export const { procedure, implement } = rulesOf<Log>();
export const state = (first: Frame): Log => begin({ said: [] as string[] }, [null, null], first);
