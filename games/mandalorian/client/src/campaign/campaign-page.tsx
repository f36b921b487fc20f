import type { Language } from '@cadre/core';
import '../../css/table.css';
import '../../css/campaign.css';
import { useLanguage } from '@cadre/table-client';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { turnedSince } from '#game/campaign/campaign';
import { WORDS } from '../labels/words.js';
import { SpokenProvider, spokenIn } from './campaign-context.js';
import { Deck } from './deck.js';
import { GuideCard } from './guide-card.js';
import { freshCampaign, type KeptCampaign, keptFrom, toKeep } from './kept.js';
import { NextGame } from './next-game.js';
import { afterOutcome } from './outcome.js';
import type { CampaignPorts } from './ports.js';
import { SafeKeeping } from './safe-keeping.js';
import { Chronicle, Standing } from './standing.js';

/** The campaign of a group: its guide deck, what to play next, what was played. */
export const CampaignPage = ({ language, ports }: { readonly language: Language; readonly ports: CampaignPorts }): ReactNode => {
  const [kept, setKept] = useState(() => keptFrom(ports.kept));
  const campaign = 'problems' in kept ? freshCampaign().campaign : kept.campaign;
  const own = useLanguage(WORDS, language);
  const spoken = useMemo(() => spokenIn(language, own, campaign), [language, own, campaign]);
  const { words } = spoken;
  const [remark, setRemark] = useState<string | null>(null);
  const use = (next: KeptCampaign): void => {
    setKept(next);
    setRemark(null);
    ports.keep(toKeep(next));
  };
  const match = 'problems' in kept ? null : kept.match;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match is looked after once, when the page opens on it
  useEffect(() => {
    if ('problems' in kept || match === null) return;
    let wanted = true;
    ports.outcome(match).then(
      outcome => {
        if (!wanted || outcome.is === 'playing') return;
        use(afterOutcome(kept, outcome));
        if (outcome.is === 'broken-off') setRemark(words.brokenOff);
      },
      why => wanted && setRemark(words.unreachable(why instanceof Error ? why.message : String(why))),
    );
    return () => {
      wanted = false;
    };
  }, [match]);
  if ('problems' in kept)
    return (
      <SpokenProvider value={spoken}>
        <div className="mando-campaign">
          <div className="mando-refusal" role="alert">
            <p>{words.broken}</p>
            <ul>
              {kept.problems.map(problem => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            <p>{words.brokenLead}</p>
          </div>
          <SafeKeeping kept={null} use={use} save={ports.save} />
        </div>
      </SpokenProvider>
    );
  const { read } = kept;
  const news = campaign.games.length > 0 ? turnedSince(campaign, read) : [];
  return (
    <SpokenProvider value={spoken}>
      <div className="mando-campaign">
        <p className="mando-lead">{words.lead}</p>
        <Standing campaign={campaign} />
        {remark !== null && (
          <p className="mando-refusal" role="status">
            {remark}
          </p>
        )}
        {news.length > 0 && (
          <section className="mando-news-cards">
            <h2>{words.justTurned}</h2>
            <ol className="mando-guide-cards">
              {news.map(card => (
                <GuideCard key={card.id} card={card} isNew />
              ))}
            </ol>
          </section>
        )}
        {kept.match === null ? (
          <NextGame
            campaign={campaign}
            ports={ports}
            started={started => ports.keep(toKeep({ campaign, read: campaign.guide, match: started }))}
          />
        ) : (
          <section className="mando-underway">
            <h2>{words.next}</h2>
            <p>{words.underway}</p>
            <div className="mando-keys">
              <button type="button" className="key go" onClick={() => ports.sitDown(kept.match ?? '')}>
                {words.sitDown}
              </button>
              <button type="button" className="key" onClick={() => use({ ...kept, match: null })}>
                {words.leaveIt}
              </button>
            </div>
          </section>
        )}
        <Deck turned={campaign.guide} read={read} />
        <Chronicle campaign={campaign} />
        <SafeKeeping kept={kept} use={use} save={ports.save} />
      </div>
    </SpokenProvider>
  );
};
