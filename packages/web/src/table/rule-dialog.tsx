import type { Rule } from '@cadre/core';
import { RuleButton } from '@cadre/table-client';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { fetchRules } from '../connection/api.js';
import { Dialog } from '../parts/dialog.js';
import { Link } from '../parts/link.js';
import { Loaded, useLoad } from '../parts/loaded.js';
import { rulesPath } from '../route.js';
import { useSettings } from '../settings/settings.js';
import { usePageWords } from '../words/pages/words.js';

/** How another rule is opened from here. */
type Refer = (id: string) => ReactNode;
const RULE_ID = /\b([A-Z]{1,3}(?:-[A-Z]{1,4})?-[A-Z]?\d+)\b/;
/** A text in which other rules can be opened by their ids. */
const Referring = ({ text, refer }: { readonly text: string; readonly refer: Refer }): ReactNode =>
  text.split(RULE_ID).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
    <Fragment key={i}>{i % 2 === 1 ? refer(part) : part}</Fragment>
  ));

/** One rule in full: what it says, where it stands, what we decided. */
export const RuleText = ({ rule, refer }: { readonly rule: Rule; readonly refer: Refer }): ReactNode => {
  const words = usePageWords();
  return (
    <div className="rule-text" lang="en">
      <p>
        <Referring text={rule.says} refer={refer} />
      </p>
      {rule.ruling !== undefined && (
        <p className="ruling">
          <strong>{words.rules.ruling}:</strong> <Referring text={rule.ruling} refer={refer} />
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

export const RuleDialog = ({ game, id: first, close }: { readonly game: string; readonly id: string; close(): void }): ReactNode => {
  const words = usePageWords();
  const [id, setId] = useState(first);
  const { load, again } = useLoad(useCallback(() => fetchRules(game), [game]));
  return (
    <Dialog title={words.ask.rule(id)} close={close}>
      <Loaded load={load} again={again}>
        {({ rules }) => {
          const rule = rules.find(r => r.id === id);
          const refer = (to: string): ReactNode =>
            rules.some(r => r.id === to) ? <RuleButton rule={to} label={words.ask.rule(to)} open={setId} /> : to;
          return rule ? <RuleText rule={rule} refer={refer} /> : <p>{words.rules.unknown(id)}</p>;
        }}
      </Loaded>
      <RuleLanguage />
      <p>
        <Link href={rulesPath(game)}>{words.rules.all}</Link>
      </p>
    </Dialog>
  );
};
