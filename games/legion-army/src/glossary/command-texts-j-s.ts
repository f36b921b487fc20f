import type { Named } from '@cadre/legion';
import type { CommandId } from '../data/ids.js';

/** What the command cards from J to S do, in our own words. */
export const COMMAND_TEXTS_J_S = {
  'knowledge-and-defense': {
    en: 'Obi-Wan gains 1 dodge token for each other of your troopers near him and can use Guardian against melee attacks.',
    de: 'Obi-Wan erhält für jede andere eigene Truppe in seiner Nähe 1 Ausweichmarker und kann Wächter auch gegen Nahkampfangriffe nutzen.',
  },
  'last-stand': {
    en: 'Ordered commanders and operatives gain Indomitable and an aim, dodge or suppression token for each of their wounds, up to a limit.',
    de: 'Commander und Operatives mit Befehl erhalten Unbezwingbar und je eigener Wunde einen Ziel-, Ausweich- oder Niederhalten-Marker, bis zu einer Grenze.',
  },
  'lead-from-the-front': {
    en: 'When this card orders a commander, up to three other units in range 1 of it gain 1 aim or 1 dodge token each.',
    de: 'Gibt diese Karte einem Commander einen Befehl, erhalten bis zu drei andere Einheiten in Reichweite 1 je 1 Ziel- oder Ausweichmarker.',
  },
  'leaders-of-the-501st': {
    en: 'Stays in play: your units in range 2 of Anakin or Rex gain Indomitable.',
    de: 'Bleibt im Spiel: Eigene Einheiten in Reichweite 2 von Anakin oder Rex erhalten Unbezwingbar.',
  },
  'legacy-of-mandalore': {
    en: 'Sabine gains Inspire 1, and 1 aim or dodge token whenever she orders a commander, operative or special forces unit.',
    de: 'Sabine erhält Inspirieren 1, und immer wenn sie Commandern, Operatives oder Special Forces einen Befehl gibt, 1 Ziel- oder Ausweichmarker.',
  },
  'let-the-executions-begin': {
    en: 'Your corps troopers that attack a unit near Poggle and in his sight turn surges into critical hits.',
    de: 'Eigene Corps-Truppen, die eine Einheit nahe bei Poggle und in seiner Sicht angreifen, machen Energie zu kritischen Treffern.',
  },
  'log-traps': {
    en: 'At the start of the activation phase an Ewok unit with a trapper may attack with the weapon on this card. Orders nobody.',
    de: 'Zu Beginn der Aktivierungsphase darf eine Ewok-Einheit mit einem Fallensteller mit der Waffe dieser Karte angreifen. Gibt keinen Befehl.',
  },
  'luminous-beings-are-we': {
    en: 'Yoda gains 2 aim, 2 dodge and 2 surge tokens that your units near him can spend; he cannot attack. Size Matters Not returns from the discard pile.',
    de: 'Yoda erhält 2 Ziel-, 2 Ausweich- und 2 Energiemarker, die Einheiten in seiner Nähe ausgeben können; er kann nicht angreifen. Size Matters Not kehrt vom Ablagestapel zurück.',
  },
  'lying-in-wait-command': {
    en: 'Bossk gains Sharpshooter; whenever an enemy ends its activation he gains a token.',
    de: 'Bossk erhält Scharfschütze; immer wenn ein Feind seine Aktivierung beendet, erhält er einen Marker.',
  },
  'making-his-way-in-the-galaxy': {
    en: 'Boba makes no attack actions in his next activation; at its end he may attack every enemy in range 1 and sight with the weapon on this card.',
    de: 'Boba führt in seiner nächsten Aktivierung keine Angriffsaktionen aus; an deren Ende darf er jeden Feind in Reichweite 1 und Sicht mit der Waffe dieser Karte angreifen.',
  },
  'marked-for-elimination': {
    en: 'Gar Saxon gains 2 aim tokens; an enemy commander or operative gains observation tokens and 2 suppression.',
    de: 'Gar Saxon erhält 2 Zielmarker; ein feindlicher Commander oder Operative erhält Beobachtungsmarker und 2 Niederhalten-Marker.',
  },
  'master-of-evil': {
    en: 'Vader gains 1 dodge token; when he next activates, each enemy trooper unit near him gains 3 suppression.',
    de: 'Vader erhält 1 Ausweichmarker; bei seiner nächsten Aktivierung erhält jede feindliche Truppe in seiner Nähe 3 Niederhalten-Marker.',
  },
  'mechanical-carnage': {
    en: 'IG-11 loses Gunslinger, but his first attack action in his next activation hits every enemy in range and sight.',
    de: 'IG-11 verliert Revolverheld, greift aber mit der ersten Angriffsaktion seiner nächsten Aktivierung jeden Feind in Reichweite und Sicht an.',
  },
  'mechanized-incursion': {
    en: 'When one of your vehicles is ordered this round, a droid trooper unit in range 2 of it orders itself.',
    de: 'Erhält in dieser Runde ein eigenes Fahrzeug einen Befehl, gibt sich eine Droidentruppe in Reichweite 2 selbst einen.',
  },
  'merciless-munitions': {
    en: 'For the rest of the game Bossk can use dioxis charges, which poison the troopers they hit. The card stays in play.',
    de: 'Für den Rest des Spiels kann Bossk Dioxisladungen einsetzen, die getroffene Truppen vergiften. Die Karte bleibt im Spiel.',
  },
  'moment-of-consideration': {
    en: 'Each unit that this card orders gains 1 standby token.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält 1 Bereitschaftsmarker.',
  },
  'moment-of-triumph': {
    en: 'Vader can back up Tarkin even against close attackers; troopers near Tarkin gain a keyword while he contests an objective outside your territory. Orders nobody.',
    de: 'Vader kann Tarkin auch gegen nahe Angreifer decken; Truppen nahe bei Tarkin erhalten ein Schlüsselwort, solange er um ein Missionsziel außerhalb des eigenen Gebiets kämpft. Gibt keinen Befehl.',
  },
  'my-ally-is-the-force': {
    en: 'Each unit that this card orders gains 1 dodge token.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält 1 Ausweichmarker.',
  },
  'new-ways-to-motivate-them': {
    en: 'Your troopers with a faceup order token, other than Vader, may suffer 1 wound when they activate for 1 action more.',
    de: 'Eigene Truppen mit offenem Befehlsmarker, außer Vader, dürfen bei ihrer Aktivierung 1 Schaden nehmen, um 1 Aktion mehr auszuführen.',
  },
  'no-time-for-sorrows': {
    en: 'Each unit that this card orders may make a speed-1 move.',
    de: 'Jede Einheit mit Befehl dieser Karte darf sich mit Tempo 1 bewegen.',
  },
  'not-out-of-it-yet': {
    en: 'When Luke or Han activates in range 2 of the other, he gains 1 aim and 1 dodge token.',
    de: 'Aktiviert Luke oder Han in Reichweite 2 des anderen, erhält er 1 Ziel- und 1 Ausweichmarker.',
  },
  'notorious-scoundrels': {
    en: 'One of Han Solo’s command cards returns from your discard pile to your hand.',
    de: 'Eine von Han Solos Kommandokarten kehrt vom Ablagestapel auf die Hand zurück.',
  },
  'on-patrol': {
    en: 'Ordered units may make a speed-1 move and then Observe. When an enemy ends its activation in range 2 of one of your creature troopers, that unit may gain 1 dodge token.',
    de: 'Einheiten mit Befehl dürfen sich mit Tempo 1 bewegen und dann Beobachten nutzen. Beendet ein Feind seine Aktivierung in Reichweite 2 einer eigenen Kreaturentruppe, darf diese 1 Ausweichmarker erhalten.',
  },
  'orbital-strike': {
    en: 'Once this round, at the end of the activation of a commander or field commander, it may attack with the weapon on this card.',
    de: 'Einmal in der Runde darf ein Commander oder Feldkommandant am Ende seiner Aktivierung mit der Waffe dieser Karte angreifen.',
  },
  'our-fate-is-in-your-hands': {
    en: 'Your troopers in range 2 of Padmé may hand her their suppression; she gains 1 dodge token for each, at most 2.',
    de: 'Eigene Truppen in Reichweite 2 dürfen Padmé ihre Niederhalten-Marker geben; sie erhält für jeden 1 Ausweichmarker, höchstens 2.',
  },
  'overwhelming-barrage': {
    en: 'Once this round a commander may attack with the weapon on this card at the end of its activation.',
    de: 'Einmal in der Runde darf ein Commander am Ende seiner Aktivierung mit der Waffe dieser Karte angreifen.',
  },
  'pincer-attack': {
    en: 'A unit that your vehicles attack has no cover if another of your vehicles is in range 1 and sight of it.',
    de: 'Wen eigene Fahrzeuge angreifen, der hat keine Deckung, wenn ein weiteres eigenes Fahrzeug in Reichweite 1 und Sicht ist.',
  },
  'pinned-down': {
    en: 'After your support or heavy units attack a unit with a faceup order token, the token goes back into its pool.',
    de: 'Greifen eigene Support- oder Heavy-Einheiten eine Einheit mit offenem Befehlsmarker an, geht der Marker danach in den Vorrat zurück.',
  },
  ploy: {
    en: 'Put one order token of your choice aside; once this round you may use it instead of drawing one.',
    de: 'Lege einen Befehlsmarker deiner Wahl beiseite; einmal in der Runde darfst du ihn benutzen, statt zu ziehen.',
  },
  'preservation-protocols': {
    en: 'Each unit that this card orders gains 1 dodge token, Disengage and Impervious.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält 1 Ausweichmarker, Lösen und Unempfindlich.',
  },
  'pulse-scan': {
    en: 'Iden gains 1 aim token and Sharpshooter 2; at the end of her next activation 1 dodge and 1 standby token.',
    de: 'Iden erhält 1 Zielmarker und Scharfschütze 2; am Ende ihrer nächsten Aktivierung 1 Ausweich- und 1 Bereitschaftsmarker.',
  },
  'rebellions-are-built-on-hope': {
    en: 'Ordered units may gain 1 suppression. Your troopers with a faceup order token have Danger Sense 2 and Indomitable and cannot be suppressed or panic.',
    de: 'Einheiten mit Befehl dürfen 1 Niederhalten-Marker nehmen. Eigene Truppen mit offenem Befehlsmarker haben Gefahrensinn 2 und Unbezwingbar und können nicht niedergehalten werden oder in Panik geraten.',
  },
  'reckless-diversion': {
    en: 'Enemies must attack troopers with a faceup order token if they can; these troopers have no backup.',
    de: 'Feinde müssen, wenn möglich, Truppen mit offenem Befehlsmarker angreifen; diese Truppen haben keine Rückendeckung.',
  },
  'recon-division': {
    en: 'Your troopers gain Observe 1; observation tokens on enemies that see your units stay at the end of the round.',
    de: 'Eigene Truppen erhalten Beobachten 1; Beobachtungsmarker auf Feinden, die eigene Einheiten sehen, bleiben am Rundenende liegen.',
  },
  'reptilian-rampage': {
    en: 'In his next activation Bossk may attack twice, and once suffer 1 wound for a free move.',
    de: 'In seiner nächsten Aktivierung darf Bossk zweimal angreifen und einmal 1 Schaden für eine kostenlose Bewegung nehmen.',
  },
  'return-of-the-jedi': {
    en: 'Luke gains 1 dodge token; when he next activates, each of your troopers near him may remove 1 suppression.',
    de: 'Luke erhält 1 Ausweichmarker; bei seiner nächsten Aktivierung darf jede eigene Truppe in seiner Nähe 1 Niederhalten-Marker entfernen.',
  },
  'revenge-is-not-the-jedi-way': {
    en: "Ahsoka gains 3 dodge tokens and Jar'Kai Mastery instead of Shien Mastery.",
    de: "Ahsoka erhält 3 Ausweichmarker und Meister des Jar'Kai statt Meister des Shien.",
  },
  'roger-roger': {
    en: 'Each unit that this card orders gains 1 dodge or 1 surge token.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält 1 Ausweich- oder 1 Energiemarker.',
  },
  'rule-with-respect': {
    en: 'While Boba has a faceup order token, your units in range 1 and sight of him add 1 black die to their ranged attacks.',
    de: 'Solange Boba einen offenen Befehlsmarker hat, erhalten Fernkampfangriffe eigener Einheiten in Reichweite 1 und Sicht von ihm 1 schwarzen Würfel.',
  },
  'ruthless-tactics': {
    en: 'Ranged attacks of your units with a faceup order token give the defender 1 observation token; attacks may spend one for Suppressive.',
    de: 'Fernkampfangriffe eigener Einheiten mit offenem Befehlsmarker geben dem Verteidiger 1 Beobachtungsmarker; Angriffe dürfen einen für Niederhaltend ausgeben.',
  },
  'sabotaged-communications': {
    en: 'With their command card the opponent can order only one unit this round.',
    de: 'Mit seiner Kommandokarte kann der Gegner in dieser Runde nur einer Einheit einen Befehl geben.',
  },
  sacrifice: {
    en: 'K-2SO gains Guardian 4. At the end of his next activation he may be defeated so that a commander or operative in range 1 and sight cannot be shot at this round.',
    de: 'K-2SO erhält Wächter 4. Am Ende seiner nächsten Aktivierung darf er sich opfern, damit auf einen Commander oder Operative in Reichweite 1 und Sicht in dieser Runde nicht geschossen werden kann.',
  },
  'see-you-in-hell': {
    en: 'Han keeps Unconcerned and Unstoppable for the game; this round he also gains Disengage, 1 aim and 1 dodge token, and cannot be suppressed or panic.',
    de: 'Han behält Unbekümmert und Unaufhaltsam bis zum Spielende; in dieser Runde erhält er auch Lösen, 1 Ziel- und 1 Ausweichmarker und kann nicht niedergehalten werden oder in Panik geraten.',
  },
  'seize-what-power-we-can': {
    en: '1 aim and 3 surge tokens lie on this card, and one more of each kind that enemies near Maul spend; your mercenaries can spend them.',
    de: '1 Ziel- und 3 Energiemarker liegen auf dieser Karte, und einer mehr von jeder Art, die Feinde nahe bei Maul ausgeben; eigene Söldner können sie ausgeben.',
  },
  'size-matters-not': {
    en: 'Yoda gains Jump 1, Charge, Disengage and speed 3, and may use each of his card actions twice. There Is No Try returns from the discard pile.',
    de: 'Yoda erhält Sprung 1, Sturmangriff, Lösen und Tempo 3 und darf jede seiner Kartenaktionen zweimal nutzen. There Is No Try kehrt vom Ablagestapel zurück.',
  },
  'size-matters-sometimes': {
    en: 'Yoda climbs onto Chewbacca and moves with him; meanwhile Chewbacca has Deflect, red defense dice and the use of Yoda’s dodge tokens.',
    de: 'Yoda steigt auf Chewbacca und bewegt sich mit ihm; solange hat Chewbacca Ablenken, rote Verteidigungswürfel und Yodas Ausweichmarker.',
  },
  'smoke-screen': {
    en: 'Another unit that R2-D2 orders may make a speed-1 move; at the start of the activation phase he may use Smoke for free.',
    de: 'Eine andere Einheit mit Befehl von R2-D2 darf sich mit Tempo 1 bewegen; zu Beginn der Aktivierungsphase darf er Rauch kostenlos nutzen.',
  },
  'sneak-attack': {
    en: 'Shown at setup: up to two clone corps units gain Infiltrate, and a vehicle for each of your commanders Scout 1.',
    de: 'Beim Aufbau gezeigt: Bis zu zwei Klon-Corps-Einheiten erhalten Infiltrieren, und je eigenem Commander ein Fahrzeug Aufklären 1.',
  },
  'sneaky-scouting': {
    en: 'Up to two enemies near Wicket gain 2 observation tokens each; your attacks may spend one to turn surges into results.',
    de: 'Bis zu zwei Feinde nahe bei Wicket erhalten je 2 Beobachtungsmarker; eigene Angriffe dürfen einen ausgeben, um Energie umzuwandeln.',
  },
  'somebody-has-to-save-our-skins': {
    en: 'After Leia’s next activation one of your units in range 2 of her with a faceup order token may activate at once.',
    de: 'Nach Leias nächster Aktivierung darf eine eigene Einheit mit offenem Befehlsmarker in Reichweite 2 sofort aktivieren.',
  },
  'son-of-skywalker': {
    en: 'After his first attack this round Luke may make another one for free.',
    de: 'Nach seinem ersten Angriff dieser Runde darf Luke kostenlos noch einmal angreifen.',
  },
  'sorry-about-the-mess': {
    en: 'Counts as 1 pip in the hand but is played with none. Han gains 1 aim and 1 dodge token.',
    de: 'Zählt auf der Hand als 1 Punkt, wird aber mit keinem gespielt. Han erhält 1 Ziel- und 1 Ausweichmarker.',
  },
  'speak-softly-and-drive-a-big-tank': {
    en: 'Each unit that this card orders may move for free or gain 1 aim or dodge token.',
    de: 'Jede Einheit mit Befehl dieser Karte darf sich kostenlos bewegen oder 1 Ziel- oder Ausweichmarker erhalten.',
  },
  'squadron-on-me': {
    en: 'At the start of Marquand’s next activation your other vehicles near him may pivot and make a speed-1 move.',
    de: 'Zu Beginn von Marquands nächster Aktivierung dürfen sich andere eigene Fahrzeuge in seiner Nähe drehen und mit Tempo 1 bewegen.',
  },
  'stories-so-many-of-them-true': {
    en: 'While Hondo has a faceup order token and does not panic, he may gain 1 suppression when one of your units near him activates; it gains 1 aim, dodge or surge token.',
    de: 'Solange Hondo einen offenen Befehlsmarker hat und nicht in Panik ist, darf er 1 Niederhalten-Marker nehmen, wenn eine eigene Einheit in seiner Nähe aktiviert; sie erhält 1 Ziel-, Ausweich- oder Energiemarker.',
  },
  'supreme-commander': {
    en: 'Grievous gains Ruthless; each ordered unit and your other troopers in range 1 and sight of it gain 1 surge token.',
    de: 'Grievous erhält Rücksichtslos; jede Einheit mit Befehl und andere eigene Truppen in Reichweite 1 und Sicht von ihr erhalten 1 Energiemarker.',
  },
  'swift-protector': {
    en: 'Ahsoka gains Guardian 2; small-base troopers in range 1 of her may gain 1 dodge token when they are attacked.',
    de: 'Ahsoka erhält Wächter 2; Truppen auf kleinen Bases in Reichweite 1 dürfen 1 Ausweichmarker erhalten, wenn sie angegriffen werden.',
  },
  'symbol-of-rebellion': {
    en: 'Sabine may recover when she next activates; as a free action she places a graffiti token in range 1 and sight, on a piece of terrain.',
    de: 'Sabine darf sich bei ihrer nächsten Aktivierung erholen; als freie Aktion bringt sie in Reichweite 1 und Sicht ein Graffiti an einem Geländestück an.',
  },
  'synchronized-offensive': {
    en: 'When this card orders one of your vehicles, a clone trooper unit in range 2 of it is ordered too.',
    de: 'Gibt diese Karte einem eigenen Fahrzeug einen Befehl, erhält auch eine Klontruppe in Reichweite 2 einen.',
  },
} satisfies Partial<Record<CommandId, Named>>;
