import { CARD } from '@cadre/table-client';
import { type FormEvent, useState } from 'react';
import type { Mode } from '#game/box/plan';
import type { Campaign } from '#game/campaign/campaign';
import { DIFFICULTIES, type Difficulty, type MissionDef } from '#game/content/index';
import { Bust } from '../art/bust.js';
import { useSpoken } from './campaign-context.js';
import { Field } from './field.js';
import { AUTO, castOf, choicesFor, firstWishes, setupFrom, type Wishes } from './next-setup.js';
import type { CampaignPorts, Sitter } from './ports.js';

const MOST_PLAYERS = 4;

const MissionCard = (props: { readonly mission: MissionDef; readonly chosen: boolean; readonly choose: () => void }) => {
  const { names, texts, words } = useSpoken();
  const { mission } = props;
  return (
    <label className={`mando-mission-card ${props.chosen ? 'mando-mission-chosen' : ''}`}>
      <input type="radio" name="mission" value={mission.id} checked={props.chosen} onChange={props.choose} />
      <span>
        <b>{names('mission', mission.id)}</b>
        {mission.map !== 'any' && <span className="mando-quiet"> {words.on(names('map', mission.map))}</span>}
        <span className={CARD.text}>{texts.briefingOf(mission)}</span>
      </span>
    </label>
  );
};

/** The crew: who is played, and by whom. */
const CrewFields = (props: {
  readonly wishes: Wishes;
  /** Who will be in play, and who could be. */
  readonly cast: readonly string[];
  readonly characters: readonly string[];
  readonly sitters: readonly string[];
  readonly whoever: readonly Sitter[];
  readonly setWishes: (wishes: Wishes) => void;
  readonly setSitters: (sitters: readonly string[]) => void;
}) => {
  const { names, words } = useSpoken();
  const { wishes, sitters } = props;
  return (
    <fieldset className="mando-crew-fields">
      <legend>{words.crew}</legend>
      {wishes.characters.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places at the table are numbered
        <div key={i} className={`mando-crew-row tc-seat-${i}`}>
          <Bust character={props.cast[i]!} />
          <div className="mando-crew-choices">
            <Field
              label={words.character(i + 1)}
              value={id}
              set={to => props.setWishes({ ...wishes, characters: wishes.characters.with(i, to) })}
            >
              <option value={AUTO}>{words.chosenByMission(names('character', id === AUTO ? props.cast[i]! : ''))}</option>
              {props.characters.map(each => (
                <option key={each} value={each}>
                  {names('character', each)}
                </option>
              ))}
            </Field>
            {i < sitters.length && (
              <Field label={words.sitter(i + 1)} value={sitters[i]!} set={to => props.setSitters(sitters.with(i, to))}>
                {props.whoever.map(({ id: sitter, name }) => (
                  <option key={sitter} value={sitter}>
                    {name}
                  </option>
                ))}
              </Field>
            )}
          </div>
        </div>
      ))}
    </fieldset>
  );
};

/** What the STOP in force says to play, and everything a group agrees on before it. */
export const NextGame = (props: {
  readonly campaign: Campaign;
  readonly ports: CampaignPorts;
  readonly started: (match: string) => void;
}) => {
  const { content, words, names, texts } = useSpoken();
  const { campaign, ports } = props;
  const [wanted, setWanted] = useState<Wishes>(firstWishes);
  const [seats, setSeats] = useState<readonly string[]>([]);
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem: string | null }>({ busy: false, problem: null });
  const choices = choicesFor(campaign, wanted);
  const { wishes } = choices;
  const setup = setupFrom(campaign, choices);
  const whoever = ports.sitters;
  const sitters = Array.from({ length: wishes.players }, (_, i) => seats[i] ?? (i === 0 ? whoever[0]! : whoever.at(-1)!).id);
  const stop = content.guide[campaign.guide - 1];
  const isEmpty = !whoever.some(({ id, isPerson }) => isPerson && sitters.includes(id));
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState({ busy: true, problem: null });
    try {
      props.started(await ports.start(setup, sitters));
    } catch (thrown) {
      setState({ busy: false, problem: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  };
  return (
    <form className="mando-next-game" onSubmit={event => void start(event)}>
      <h2>{words.next}</h2>
      <p className="mando-stop">{stop?.kind === 'stop' ? texts.guideText(stop, content) : words.everything}</p>
      <fieldset className="mando-missions">
        <legend>{words.mission}</legend>
        {choices.missions.map(mission => (
          <MissionCard
            key={mission.id}
            mission={mission}
            chosen={mission.id === wishes.mission}
            choose={() => setWanted({ ...wishes, mission: mission.id })}
          />
        ))}
      </fieldset>
      <div className="mando-wishes">
        <Field label={words.players} value={String(wishes.players)} set={to => setWanted({ ...wishes, players: Number(to) })}>
          {Array.from({ length: MOST_PLAYERS }, (_, i) => (
            <option key={String(i + 1)}>{i + 1}</option>
          ))}
        </Field>
        <Field label={words.difficulty} value={wishes.difficulty} set={to => setWanted({ ...wishes, difficulty: to as Difficulty })}>
          {DIFFICULTIES.map(each => (
            <option key={each} value={each}>
              {words.difficulties[each]}
            </option>
          ))}
        </Field>
        <Field label={words.mode} value={wishes.mode} set={to => setWanted({ ...wishes, mode: to as Mode })}>
          {choices.modes.map(each => (
            <option key={each} value={each}>
              {words.modes[each]}
            </option>
          ))}
        </Field>
        {choices.maps.length > 0 && (
          <Field label={words.map} value={wishes.map} set={to => setWanted({ ...wishes, map: to })}>
            {choices.maps.map(each => (
              <option key={each} value={each}>
                {names('map', each)}
              </option>
            ))}
          </Field>
        )}
      </div>
      {choices.traitor && (
        <label className="mando-check">
          <input type="checkbox" checked={wishes.traitor} onChange={e => setWanted({ ...wishes, traitor: e.target.checked })} />
          {words.traitor}
        </label>
      )}
      <CrewFields
        wishes={wishes}
        cast={castOf(setup)}
        characters={choices.characters}
        sitters={sitters}
        whoever={whoever}
        setWishes={setWanted}
        setSitters={setSeats}
      />
      <div role="alert">
        {isEmpty && <p className="mando-refusal">{words.nobody}</p>}
        {state.problem !== null && <p className="mando-refusal">{state.problem}</p>}
      </div>
      <button type="submit" className="key go mando-start-game" disabled={state.busy || isEmpty}>
        {state.busy ? words.starting : words.start}
      </button>
    </form>
  );
};
