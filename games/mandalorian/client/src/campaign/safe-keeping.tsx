import { SPOKEN } from '@cadre/table-client';
import { type ChangeEvent, useRef, useState } from 'react';
import { afterGame, type Campaign, newCampaign, unlockEverything } from '#game/campaign/campaign';
import { readCampaign, writeCampaign } from '#game/campaign/file';
import { useSpoken } from './campaign-context.js';
import { freshCampaign, type KeptCampaign } from './kept.js';

const FILE_NAME = 'mandalorian-campaign.json';
/** No campaign is nearly as long: a larger file is something else. */
const MOST_BYTES = 1_000_000;

/** Where the games alone have brought the deck. */
const earned = (campaign: Campaign): Campaign => campaign.games.reduce(afterGame, newCampaign(campaign.own));

type Asking =
  | { readonly is: 'nothing' }
  | { readonly is: 'refused'; readonly problems: readonly string[] }
  | { readonly is: 'replace'; readonly campaign: Campaign }
  | { readonly is: 'anew' };

/** The campaign as a file, the switch that unlocks everything, and the way back to the beginning. Nothing is lost by one click. */
export const SafeKeeping = (props: {
  /** Null when what was kept cannot be read. */
  readonly kept: KeptCampaign | null;
  readonly use: (kept: KeptCampaign) => void;
  readonly save: (name: string, text: string) => void;
}) => {
  const { content, words } = useSpoken();
  const { kept, use } = props;
  const [asking, setAsking] = useState<Asking>({ is: 'nothing' });
  const chooser = useRef<HTMLInputElement>(null);
  const nothing = (): void => setAsking({ is: 'nothing' });
  const load = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const found =
      file.size > MOST_BYTES
        ? { problems: [`${file.name}: ${file.size} bytes; a campaign has fewer than ${MOST_BYTES}`] }
        : readCampaign(await file.text());
    if ('problems' in found) setAsking({ is: 'refused', problems: found.problems });
    else setAsking({ is: 'replace', campaign: found.campaign });
  };
  const take = (campaign: Campaign): void => {
    use({ campaign, read: campaign.guide, match: null });
    nothing();
  };
  const isUnlocked = kept !== null && kept.campaign.guide === content.guide.length;
  const isEarned = kept !== null && earned(kept.campaign).guide === content.guide.length;
  return (
    <section className="mando-safe-keeping">
      <h2>{words.file}</h2>
      <p className="mando-quiet">{words.fileLead}</p>
      <div className="mando-keys">
        {kept && (
          <button type="button" className="key" onClick={() => props.save(FILE_NAME, writeCampaign(kept.campaign))}>
            {words.save}
          </button>
        )}
        <button type="button" className="key" onClick={() => chooser.current?.click()}>
          {words.load}
        </button>
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          className={SPOKEN}
          tabIndex={-1}
          aria-label={words.load}
          onChange={event => void load(event)}
        />
        <button type="button" className="key" onClick={() => setAsking({ is: 'anew' })}>
          {words.anew}
        </button>
      </div>
      <div role="alert">
        {asking.is === 'refused' && (
          <div className="mando-refusal">
            <p>{words.refused}</p>
            <ul>
              {asking.problems.map(problem => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        {asking.is === 'replace' && (
          <div className="mando-asking">
            <p>{words.replace(asking.campaign.guide, asking.campaign.games.length)}</p>
            <button type="button" className="key go" onClick={() => take(asking.campaign)}>
              {words.useIt}
            </button>
            <button type="button" className="key" onClick={nothing}>
              {words.keepMine}
            </button>
          </div>
        )}
        {asking.is === 'anew' && (
          <div className="mando-asking">
            <p>{words.sure}</p>
            <button
              type="button"
              className="key"
              onClick={() => {
                use(freshCampaign());
                nothing();
              }}
            >
              {words.yes}
            </button>
            <button type="button" className="key go" onClick={nothing}>
              {words.no}
            </button>
          </div>
        )}
      </div>
      {kept && !isEarned && (
        <label className="mando-check">
          <input
            type="checkbox"
            checked={isUnlocked}
            onChange={event => {
              const { campaign } = kept;
              take(event.target.checked ? unlockEverything(campaign) : { ...campaign, guide: earned(campaign).guide });
            }}
          />
          <span>
            <b>{words.unlock}</b>
            <span className="mando-quiet">{words.unlockLead}</span>
          </span>
        </label>
      )}
    </section>
  );
};
