import { type Language, OFFER } from '@cadre/core';
import { KEYWORD_TEXTS, KEYWORDS, type KeywordId, type Named } from '@cadre/legion';
import { boxOf } from '@cadre/special-operations/box';
import { type KeywordOn, LOADOUT_SIDES } from '@cadre/special-operations/content/types';
import { CARD_ACTIONS, EFFECTS, effectNamed, faceName } from '@cadre/special-operations/effects/names';
import { unitOfHolder } from '@cadre/special-operations/keywords/holders';
import { MISSION_ACTION_IDS } from '@cadre/special-operations/missions/action-ids';
import { type BattleOption, SPECIALS_FROM } from '@cadre/special-operations/options';
import type { TableQuestion } from '@cadre/table-client';
import { keywordLabel, keywordText } from '../keyword-words.js';
import { LABELS } from '../labels/labels.js';
import { typeOf } from '../names.js';
import { optionAt } from '../offers.js';
import { isWindow, type OperationsView } from '../view.js';

interface Help {
  readonly name: string;
  readonly text: string;
}
/** Options that are keywords under another name. */
const KEYWORD_OF: Readonly<Partial<Record<string, KeywordId>>> = { infiltrate: 'infiltrate', covert: 'covert-deploy', jump: 'jump' };
/** Questions that a keyword asks. */
const ASKED_BY: Readonly<Partial<Record<string, KeywordId>>> = { keep: 'danger-sense' };

const helpOfKeyword = (id: KeywordId, language: Language): Help => ({ name: KEYWORDS[id][language], text: KEYWORD_TEXTS[id][language] });
/** A command card or a side of a loadout card. */
const helpOfCard = (view: OperationsView, id: string, language: Language): Help[] => {
  const { cards, loadouts } = boxOf(view);
  const faces = (): { readonly name: Named; readonly text: Named } | undefined => {
    for (const loadout of loadouts.values()) for (const side of LOADOUT_SIDES) if (faceName(loadout.id, side) === id) return loadout[side];
    return undefined;
  };
  const found = cards.get(id) ?? faces();
  return found ? [{ name: found.name[language], text: found.text[language] }] : [];
};
const helpOfAction = (view: OperationsView, number: number, name: string, language: Language): Help[] => {
  const mission = MISSION_ACTION_IDS[number - SPECIALS_FROM.missions];
  if (mission) return [{ name, text: LABELS[language].actionHelp[mission] }];
  const card = CARD_ACTIONS[number - SPECIALS_FROM.loadouts];
  return card ? helpOfCard(view, card.card, language) : [];
};
const helpOfOption = (view: OperationsView, option: BattleOption | null, name: string, language: Language): Help[] => {
  const texts: Readonly<Partial<Record<string, string>>> = LABELS[language].help;
  const kind = option?.kind ?? '';
  const text = texts[option?.kind === 'token' ? option.token : kind];
  if (text) return [{ name, text }];
  const special = option?.kind === 'special' ? helpOfAction(view, option.action, name, language) : [];
  if (special.length > 0) return special;
  const keyword = KEYWORD_OF[kind] ?? (Object.keys(KEYWORDS) as KeywordId[]).find(id => KEYWORDS[id][language] === name);
  return keyword ? [{ name, text: KEYWORD_TEXTS[keyword][language] }] : [];
};
/** The keyword that is offered, as the card of its unit has it. */
const keywordOfOffer = (view: OperationsView, value: number, name: string, language: Language): KeywordOn | undefined => {
  const unit = unitOfHolder(OFFER.decode(value).holder as never);
  return unit === undefined ? undefined : typeOf(view, unit).keywords.find(({ keyword }) => KEYWORDS[keyword][language] === name);
};
/** The effect that asks, where one does. */
const effectAsking = ({ stack }: OperationsView): string | undefined => {
  const asking = stack.findLast(({ proc }) => proc === 'effect' || proc === 'effectOps');
  const { effect } = (asking?.locals ?? {}) as { readonly effect?: unknown };
  return typeof effect === 'string' ? effectNamed(effect)?.card : undefined;
};

/** What the choices of an open question do, for those that have a sentence of their own. */
export const helpFor = (view: OperationsView, question: TableQuestion | null, language: Language): readonly Help[] => {
  if (!question) return [];
  const { space, labels } = question;
  const card = effectAsking(view);
  const about = [
    ...(card === undefined ? [] : helpOfCard(view, card, language)),
    ...(ASKED_BY[space.of] ? [helpOfKeyword(ASKED_BY[space.of]!, language)] : []),
  ];
  const options = space.kind === 'pick' ? space.options : [];
  const found = options.flatMap(value => {
    const name = (labels[value] ?? '').replace(/ \(.*\)$/, '');
    if (isWindow(view)) {
      const effect = EFFECTS.find(({ id }) => id === OFFER.decode(value).keyword);
      if (effect) return helpOfCard(view, effect.card, language);
      const on = keywordOfOffer(view, value, name, language);
      if (on) return [{ name: keywordLabel(on, language), text: keywordText(on, language) }];
    }
    return helpOfOption(view, optionAt(view, space, value), name, language);
  });
  return [...about, ...found].filter(({ name }, i, all) => all.findIndex(each => each.name === name) === i);
};
