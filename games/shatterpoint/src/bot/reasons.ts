import type { Answer, Language, Reason } from '@cadre/core';

/** Why the bot answers as it does, as a player would say it. */
export const REASONS = {
  'best-spot': { en: 'A good spot for what comes next.', de: 'Eine gute Stelle für das, was folgt.' },
  objective: {
    en: 'One more character there can decide who controls the objective.',
    de: 'Eine Figur mehr kann dort entscheiden, wer das Ziel kontrolliert.',
  },
  target: { en: 'From there the armored target can be attacked.', de: 'Von dort lässt sich das gepanzerte Ziel angreifen.' },
  prey: { en: 'An enemy there can be attacked.', de: 'Dort kann ein Feind angegriffen werden.' },
  'push-enemy': { en: 'There it is of least use to its side.', de: 'Dort nützt sie ihrer Seite am wenigsten.' },
  'push-friend': { en: 'There it is of most use to your side.', de: 'Dort nützt sie deiner Seite am meisten.' },
  stay: { en: 'No spot in reach is better than this one.', de: 'Keine Stelle in Reichweite ist besser als diese.' },
  attack: { en: 'This attack is worth the most.', de: 'Dieser Angriff bringt am meisten.' },
  focus: { en: 'A focused attack hits harder.', de: 'Ein fokussierter Angriff trifft härter.' },
  move: { en: 'There are better spots to be in.', de: 'Es gibt bessere Stellen.' },
  'take-cover': { en: 'Cover is better than doing nothing.', de: 'Deckung ist besser als nichts.' },
  recover: { en: 'The unit is badly hurt.', de: 'Die Einheit ist schwer angeschlagen.' },
  ability: { en: 'The ability is worth its Force.', de: 'Die Fähigkeit ist ihre Macht wert.' },
  declined: { en: 'It would do more harm than good.', de: 'Es würde mehr schaden als nützen.' },
  end: { en: 'Nothing useful is left to do.', de: 'Es gibt nichts Nützliches mehr zu tun.' },
  branch: { en: 'This path through the combat tree yields the most.', de: 'Dieser Weg durch den Kampfbaum bringt am meisten.' },
  unit: { en: 'This unit can do the most now.', de: 'Diese Einheit kann jetzt am meisten bewirken.' },
  stance: { en: 'This stance fits what is near.', de: 'Diese Haltung passt zu dem, was in der Nähe ist.' },
  card: { en: 'This order card helps most now.', de: 'Diese Befehlskarte hilft jetzt am meisten.' },
  reserve: { en: 'The other units can do more now.', de: 'Die anderen Einheiten können jetzt mehr bewirken.' },
  any: { en: 'As good as any.', de: 'So gut wie jede andere Wahl.' },
} as const satisfies Readonly<Record<string, Readonly<Record<'en' | 'de', string>>>>;
export type Why = keyof typeof REASONS;
export interface Reply {
  readonly answer: Answer;
  readonly reason: Reason;
}
export const say = (answer: Answer, rule: string, why: Why): Reply => ({ answer, reason: { rule, why, about: {} } });
export const reasonText = ({ why }: Reason, language: Language): string => (REASONS[why as Why] ?? REASONS.any)[language];
