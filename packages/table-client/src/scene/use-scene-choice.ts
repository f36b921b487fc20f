import { useState } from 'react';
import { hasWebGl, isSoftware } from './machine.js';
import type { SceneChoice } from './use-stage.js';

const PLACE = 'cadre.table-view';
const CHOICES: readonly SceneChoice[] = ['table', 'plan', 'flat'];
/** What the reader chose last, on this device; where nothing is kept, what the machine draws well. */
const kept = (): SceneChoice => {
  const usual: SceneChoice = hasWebGl() && !isSoftware() ? 'table' : 'flat';
  try {
    return CHOICES.find(choice => choice === localStorage.getItem(PLACE)) ?? usual;
  } catch (cause) {
    // Without storage, as in a private window, every visit begins anew.
    console.warn(cause);
    return usual;
  }
};
const keep = (choice: SceneChoice): void => {
  try {
    localStorage.setItem(PLACE, choice);
  } catch (cause) {
    console.warn(cause);
  }
};
/** From where a table is looked at, and whether it is drawn flat. */
export const useSceneChoice = () => {
  const [choice, setChoice] = useState(kept);
  const [hasFailed, setFailed] = useState(false);
  return {
    choice,
    /** It could not be drawn: the flat drawing stays, and the choice is asked for again another time. */
    hasFailed,
    choose: (next: SceneChoice) => {
      setFailed(false);
      setChoice(next);
      keep(next);
    },
    fail: () => {
      setFailed(true);
      setChoice('flat');
    },
  };
};
