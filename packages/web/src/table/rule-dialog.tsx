import type { Rule } from '@cadre/core';
import { type ReactNode, useCallback } from 'react';
import { fetchRules } from '../connection/api.js';
import { Dialog } from '../parts/dialog.js';
import { Link } from '../parts/link.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { rulesPath } from '../route.js';
import { useSettings } from '../settings/settings.js';
import { usePageWords } from '../words/pages/words.js';

/** One rule in full: what it says, where it stands, what we decided. */
export const RuleText = ({ rule }: { readonly rule: Rule }): ReactNode => {
  const words = usePageWords();
  return (
    <div className="rule-text" lang="en">
      <p>{rule.says}</p>
      {rule.ruling !== undefined && (
        <p className="ruling">
          <strong>{words.rules.ruling}:</strong> {rule.ruling}
        </p>
      )}
      <p className="quiet">
        {words.rules.source}: {rule.source}
      </p>
    </div>
  );
};

/** The words of the rules have one language so far: whoever reads another one is told. */
export const RuleLanguage = (): ReactNode => {
  const words = usePageWords();
  return useSettings().language === 'en' ? null : <p className="quiet">{words.rules.inEnglish}</p>;
};

export const RuleDialog = ({ game, id, close }: { readonly game: string; readonly id: string; close(): void }): ReactNode => {
  const words = usePageWords();
  const { load, again } = useLoad(useCallback(() => fetchRules(game), [game]));
  return (
    <Dialog title={words.ask.rule(id)} close={close}>
      <Loaded load={load} again={again}>
        {({ rules }) => {
          const rule = rules.find(r => r.id === id);
          return rule ? <RuleText rule={rule} /> : <p>{words.rules.unknown(id)}</p>;
        }}
      </Loaded>
      <RuleLanguage />
      <p>
        <Link href={rulesPath(game)}>{words.rules.all}</Link>
      </p>
    </Dialog>
  );
};
