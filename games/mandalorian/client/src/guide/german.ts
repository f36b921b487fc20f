import type { LessonTexts } from './english.js';

export const german: LessonTexts = {
  card: {
    title: 'Dein Ziel und deine Karten',
    text: 'Findet das Zielobjekt: Es ist eines der verdeckten Plättchen auf den nummerierten Feldern. In jedem Zug spielst du zwei Karten, jede auf einen anderen Platz. Wähle eine Karte: Die große Zahl ist die Stärke der Aktion.',
  },
  slot: {
    title: 'Wähle eine Aktion',
    text: 'Bewegen: Schritte. Angreifen: Schaden. Spähen: Reichweite, in der du ein Plättchen ansiehst. Planen: Karten, die du ziehst. Die Karte bleibt auf dem Platz und zählt dort mit. Ab fünf gibt es am Ende deines Zugs ein Ereignis. Fang mit Bewegen an und bleib unter fünf.',
  },
  step: {
    title: 'Bewegen',
    text: 'Wähle ein helles Feld, auch mehrere Schritte entfernt: Die gepunktete Linie zeigt den Weg. Gegner und verdeckte Plättchen beenden die Bewegung. Eine rote Zahl ist Schaden, den du dort nehmen würdest. Rückgängig geht, solange nichts Neues aufgedeckt wurde.',
  },
  attack: {
    title: 'Angreifen',
    text: 'Die Zahl auf einem roten Plättchen ist sein Leben, deine Stärke ist der Schaden. In deinem Aktionsschritt tun die meisten Gegner nichts; du kannst also auch vorbeigehen. Vorsicht bei Wachen (das Auge): Sie verletzen dich, wenn du neben ihnen stehen bleibst.',
  },
  intel: {
    title: 'Erst schauen, dann gehen',
    text: 'Wähle ein verdecktes Plättchen: Nur du siehst, was es ist. Oder schiebe einen Gegner ein Feld weg. So findet ihr das Zielobjekt sicherer, als auf ein Plättchen zu laufen.',
  },
  plan: {
    title: 'Planen',
    text: 'Behalte eine der gezogenen Karten. Sie liegt vor deinem Charakter, bis du sie einsetzt, zum Beispiel um Schaden abzuwehren oder stärker zu sein.',
  },
  text: {
    title: 'Fähigkeiten der Karten',
    text: 'Die meisten Karten haben eine Fähigkeit für genau eine Aktion. Diese liegt auf dem richtigen Platz, du darfst sie also zusätzlich nutzen.',
  },
  trigger: {
    title: 'Eine behaltene Karte einsetzen?',
    text: 'Eine deiner Planungskarten passt jetzt. Setze sie ein oder spare sie auf; sie wird dir wieder angeboten.',
  },
  enemies: {
    title: 'Ereignisse',
    text: 'Ein Platz hat fünf erreicht: Eine Ereigniskarte wird gezogen und der Platz geleert. Gegner bewegen sich und greifen an; wo die Regeln eine Wahl lassen, triffst du sie. Ab sechs kommt zuerst eine Krise: Der Alarm steigt.',
  },
  won: {
    title: 'Deine erste Mission ist gewonnen',
    text: 'Spiele sie noch einmal auf einer höheren Stufe oder beginne die Kampagne: Sie schaltet nach und nach Charaktere, Karten und Missionen frei. Die Wiederholung zeigt jeden Schritt.',
  },
  lost: {
    title: 'Diesmal nicht',
    text: 'Die Wiederholung zeigt, woran es lag. Spiele die Mission noch einmal: Achte auf dein Leben, behalte eine Karte, die Schaden abwehrt, und sieh dir verdeckte Plättchen mit Spähen an, bevor du auf sie läufst.',
  },
};
