import type { LessonTexts } from './english.js';

export const german: LessonTexts = {
  card: {
    title: 'Dein Ziel und deine Karten',
    text: 'Findet das Objekt: Es liegt unter einem der verdeckten Marker mit Zahl. In jedem Zug spielst du zwei Karten, jede zu einer anderen Aktion. Klicke auf eine Karte: Die große Zahl ist die Stärke der Aktion.',
  },
  slot: {
    title: 'Wähle eine Aktion',
    text: 'Bewegen: Schritte. Angriff: Schaden. Aufklären: Reichweite, in der du einen Marker ansiehst. Planen: Karten, die du ziehst. Die Karte bleibt im Feld und zählt dort mit. Ab fünf gibt es am Ende deines Zugs ein Ereignis. Fang mit Bewegen an und bleib unter fünf.',
  },
  step: {
    title: 'Bewegen',
    text: 'Klicke ein helles Feld an, auch mehrere Schritte entfernt: Die gepunktete Linie zeigt den Weg. Gegner und verdeckte Marker halten dich auf. Eine rote Zahl ist Schaden, den du dort nehmen würdest. Rückgängig geht, solange nichts Neues aufgedeckt wurde.',
  },
  attack: {
    title: 'Angreifen',
    text: 'Die Zahl auf einem roten Marker ist seine Gesundheit, deine Stärke ist der Schaden. In deiner Aktionsphase tun Gegner nichts; du kannst also auch mit Abstand vorbeigehen.',
  },
  intel: {
    title: 'Erst schauen, dann gehen',
    text: 'Wähle einen verdeckten Marker: Nur du siehst, was es ist. Oder schiebe einen Gegner ein Feld weg. So findet ihr das Objekt sicherer, als in einen Marker hineinzulaufen.',
  },
  plan: {
    title: 'Planen',
    text: 'Behalte eine der gezogenen Karten. Sie liegt vor deiner Figur, bis du sie einsetzt, zum Beispiel um Schaden abzuwehren oder stärker zu sein.',
  },
  text: {
    title: 'Fähigkeiten der Karten',
    text: 'Die meisten Karten haben eine Fähigkeit für genau eine Aktion. Diese liegt im richtigen Feld, du darfst sie also zusätzlich nutzen.',
  },
  trigger: {
    title: 'Eine behaltene Karte einsetzen?',
    text: 'Eine deiner Planungskarten passt jetzt. Setze sie ein oder spare sie auf; sie wird dir wieder angeboten.',
  },
  enemies: {
    title: 'Ereignisse',
    text: 'Ein Feld hat fünf erreicht: Eine Ereigniskarte wird gezogen und das Feld geleert. Gegner bewegen sich und greifen an; wo die Regeln eine Wahl lassen, triffst du sie. Ab sechs kommt zuerst eine Krise: Der Alarm steigt.',
  },
  over: {
    title: 'Das war deine erste Mission',
    text: 'Die Aufzeichnung zeigt jeden Schritt. Spiele die Mission noch einmal auf einer höheren Stufe oder beginne die Kampagne: Sie schaltet nach und nach Figuren, Karten und Missionen frei.',
  },
};
