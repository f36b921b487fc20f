import type { ReactNode } from 'react';
import { ToolButton } from '../viewport/tool-button.js';
import { useTableWords } from '../words/words.js';
import { hasWebGl } from './machine.js';
import type { SceneChoice } from './use-stage.js';

/** From where the table is looked at, and whether miniatures stand on it. */
export const SceneTools = ({
  choice,
  choose,
  eyes,
}: {
  readonly choice: SceneChoice;
  readonly choose: (next: SceneChoice) => void;
  /** Looks through the eyes of a figure, or no longer; null where nobody is there to look through. */
  readonly eyes: { readonly isOn: boolean; readonly toggle: () => void } | null;
}): ReactNode => {
  const words = useTableWords().battle;
  if (!hasWebGl()) return null;
  const isFlat = choice === 'flat';
  return (
    <>
      <ToolButton
        name={words.miniatures}
        d="M12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6M8 19v-5l4-4 4 4v5M5 21h14"
        isOn={!isFlat}
        act={() => choose(isFlat ? 'table' : 'flat')}
      />
      {!isFlat && (
        <ToolButton
          name={words.fromAbove}
          d="M12 3l9 5-9 5-9-5zM12 14v7M9 18l3 3 3-3"
          isOn={choice === 'plan'}
          act={() => choose(choice === 'plan' ? 'table' : 'plan')}
        />
      )}
      {!isFlat && eyes && (
        <ToolButton
          name={words.eyes}
          d="M3 12c5-8 13-8 18 0-5 8-13 8-18 0M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6"
          isOn={eyes.isOn}
          act={eyes.toggle}
        />
      )}
    </>
  );
};
