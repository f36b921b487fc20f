import { BATTLE_DECKS } from '@cadre/legion-army/data';
import { type HandIn, RANK_NAMES } from '@cadre/legion-army/roster';
import type { ReactNode } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels, useLanguage, useSaying } from '../context.js';
import { useSurroundings } from '../surroundings.js';
import { Pips } from '../workshop/pips.js';

/** What an organiser checks at a glance: who, how many points, legal or not; then every card with its title and price. */
export const HandInSheet = ({ sheet }: { readonly sheet: HandIn }): ReactNode => {
  const l = useLabels();
  const language = useLanguage();
  const saying = useSaying();
  const { QrCode } = useSurroundings();
  const { problems, units, commands, battle, list } = sheet;
  const date = /^\d{4}-\d\d-\d\d$/.test(sheet.date)
    ? new Date(`${sheet.date}T12:00:00`).toLocaleDateString(language, { dateStyle: 'long' })
    : '–';
  const facts: readonly (readonly [string, ReactNode])[] = [
    [l.player, sheet.player || '–'],
    [l.event, sheet.event || '–'],
    [l.eventDate, date],
    [l.listName, list.name || l.unnamed],
    [l.armyOf, `${capital(sheet.army[language].replace(/^the /, ''))} · ${l.modes[list.mode]}`],
    [l.figures.points, `${sheet.points} / ${sheet.max} · ${l.activations(sheet.activations)}`],
    [l.checksum, <code key="checksum">{sheet.checksum}</code>],
  ];
  return (
    <div className="army-hand-in-page">
      <div className="army-hand-in-top">
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="army-hand-in-code">
          <QrCode text={sheet.link} label={l.scan} />
        </div>
      </div>
      <p className="army-hand-in-verdict" data-fine={problems.length === 0}>
        <Icon name={problems.length === 0 ? 'check' : 'warning'} />
        {problems.length === 0 ? l.allRight : l.problems(problems.length)}
      </p>
      {problems.length > 0 && (
        <ul className="army-paper-errors">
          {problems.map((p, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence can stand there twice
            <li key={i}>
              <code>{p.rule}</code> {saying(p.says)}
            </li>
          ))}
        </ul>
      )}
      <table className="army-hand-in-units">
        <tbody>
          {units.map((unit, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <tr key={i}>
              <td className="quiet">{unit.rank ? saying(RANK_NAMES[unit.rank]) : '?'}</td>
              <td className="army-number">{unit.count}×</td>
              <td>
                <b>{unit.name}</b>
                {[...unit.upgrades, ...(unit.counterpart ? [unit.counterpart, ...unit.counterpart.upgrades] : [])].map((up, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an upgrade may be there twice, which is wrong but shown
                  <span key={n}>
                    {n === 0 ? ': ' : ', '}
                    {up.name} ({up.cost})
                  </span>
                ))}
              </td>
              <td className="army-number">{unit.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="army-paper-decks">
        <section>
          <h2>{l.hand}</h2>
          {list.secretHand !== undefined && <p className="quiet">{l.secretCards(list.secretHand)}</p>}
          <ul>
            {commands.map(({ name, pips }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card may be there twice, which is wrong but shown
              <li key={i}>
                <Pips count={pips} /> {name}
              </li>
            ))}
          </ul>
        </section>
        {BATTLE_DECKS.map(deck => (
          <section key={deck}>
            <h2>{l.decks[deck]}</h2>
            <ul>
              {battle[deck].map((name, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card may be there twice, which is wrong but shown
                <li key={i}>{name}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="quiet army-hand-in-foot">
        {l.asOf(sheet.cards, sheet.pointsAsOf)} <span className="army-hand-in-link">{sheet.link}</span>
      </p>
    </div>
  );
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
