import type { Named } from '@cadre/legion';
import type { CommandId } from '../data/ids.js';

/** What the command cards from E to I do, in our own words. */
export const COMMAND_TEXTS_E_I = {
  'evasive-action': {
    en: 'Units with Speeder of your commanders and operatives order themselves and gain Outmaneuver; your vehicles near them have Nimble.',
    de: 'Eigene Commander und Operatives mit Speeder geben sich selbst einen Befehl und erhalten Ausmanövrieren; Fahrzeuge in ihrer Nähe haben Flink.',
  },
  'evasive-maneuvers': {
    en: 'Ordered vehicles gain 1 dodge token; all your vehicles gain Outmaneuver this round.',
    de: 'Fahrzeuge mit Befehl erhalten 1 Ausweichmarker; alle eigenen Fahrzeuge erhalten in dieser Runde Ausmanövrieren.',
  },
  explosions: {
    en: 'For the rest of the game Sabine can detonate two thermal charges at a time. The card stays in play.',
    de: 'Für den Rest des Spiels kann Sabine zwei Thermalladungen auf einmal zünden. Die Karte bleibt im Spiel.',
  },
  exterminate: {
    en: 'The ordered command droid gains Demoralize 2; the first time it defeats a unit this round it may make a free attack.',
    de: 'Der Kommandodroide mit Befehl erhält Demoralisieren 2; besiegt er in dieser Runde erstmals eine Einheit, darf er kostenlos angreifen.',
  },
  'face-me': {
    en: 'Kallus gains Hold the Line; enemy troopers engaged with him cannot move this round, only pivot.',
    de: 'Kallus erhält Stellung halten; feindliche Truppen im Nahkampf mit ihm können sich in dieser Runde nur drehen.',
  },
  'family-reunion': {
    en: 'Ahsoka gains Teamwork with Sabine; when one of them activates, the other may make a speed-2 move.',
    de: 'Ahsoka erhält Teamarbeit mit Sabine; aktiviert eine von beiden, darf sich die andere mit Tempo 2 bewegen.',
  },
  'fear-and-dead-men': {
    en: 'When Vader suffers wounds from an attack this round, the attacker suffers as many.',
    de: 'Nimmt Vader in dieser Runde Schaden durch einen Angriff, nimmt der Angreifer ebenso viel.',
  },
  'fear-surprise-intimidation': {
    en: 'Dooku gains Arsenal 2 and Relentless, and his ranged weapons Versatile; whoever he attacks gains 2 suppression.',
    de: 'Dooku erhält Arsenal 2 und Unerbittlich, seine Fernkampfwaffen Vielseitig; wen er angreift, der erhält 2 Niederhalten-Marker.',
  },
  'fear-will-keep-them-in-line': {
    en: 'Your Imperial units have Demoralize 1 this round; shown at setup, it stays in play for units that are ordered.',
    de: 'Eigene imperiale Einheiten haben in dieser Runde Demoralisieren 1; beim Aufbau gezeigt, bleibt sie für Einheiten mit Befehl im Spiel.',
  },
  'fearsome-oration': {
    en: 'The ordered Imperial Agent gains Demoralize 2 and another keyword this round.',
    de: 'Der Imperiale Agent mit Befehl erhält in dieser Runde Demoralisieren 2 und ein weiteres Schlüsselwort.',
  },
  'fight-another-day': {
    en: 'Gar Saxon orders only units in range 1. Ordered units gain 1 dodge token; he and your special forces gain Outmaneuver.',
    de: 'Gar Saxon gibt nur in Reichweite 1 Befehle. Einheiten mit Befehl erhalten 1 Ausweichmarker; er und eigene Special Forces erhalten Ausmanövrieren.',
  },
  'flexible-strategy': {
    en: 'Ordered troopers may remove 1 suppression or make a speed-1 move; ordered vehicles may gain 1 aim or dodge token.',
    de: 'Truppen mit Befehl dürfen 1 Niederhalten-Marker entfernen oder sich mit Tempo 1 bewegen; Fahrzeuge mit Befehl dürfen 1 Ziel- oder Ausweichmarker erhalten.',
  },
  'flow-of-the-force': {
    en: 'The ordered Jedi Knight may recover, then gains 1 aim, 1 dodge and 1 standby token.',
    de: 'Der Jedi-Ritter mit Befehl darf sich erholen und erhält dann 1 Ziel-, 1 Ausweich- und 1 Bereitschaftsmarker.',
  },
  'focused-on-the-kill': {
    en: 'Stays in play: units with a bounty cannot spend tokens when IG-88 attacks them, and a mortally wounded IG-88 is only defeated in the end phase.',
    de: 'Bleibt im Spiel: Einheiten mit Kopfgeld können keine Marker ausgeben, wenn IG-88 sie angreift, und ein tödlich getroffener IG-88 ist erst in der Endphase besiegt.',
  },
  'for-the-cause': {
    en: 'Needs a commander. Each unit that this card orders gains 1 surge token.',
    de: 'Braucht einen Commander. Jede Einheit mit Befehl dieser Karte erhält 1 Energiemarker.',
  },
  'for-the-tribe': {
    en: 'Needs an Ewok as commander. Ordered units may recover and gain Dauntless and Relentless.',
    de: 'Braucht einen Ewok als Commander. Einheiten mit Befehl dürfen sich erholen und erhalten Unerschrocken und Unerbittlich.',
  },
  'force-of-will': {
    en: 'Units near Ki-Adi-Mundi may remove up to 2 suppression; for each he gains 1 and may ready a Force upgrade. After each Force upgrade he uses he gains 1 surge token.',
    de: 'Einheiten nahe bei Ki-Adi-Mundi dürfen bis zu 2 Niederhalten-Marker entfernen; für jeden erhält er 1 und darf eine Macht-Aufwertung bereit machen. Nach jeder Macht-Aufwertung, die er nutzt, erhält er 1 Energiemarker.',
  },
  'full-of-surprises': {
    en: 'Luke gains 1 dodge token; whenever he defends he rolls a white die more for each point of courage above his suppression.',
    de: 'Luke erhält 1 Ausweichmarker; verteidigt er sich, würfelt er für jeden Punkt Mut über seinen Niederhalten-Markern einen weißen Würfel mehr.',
  },
  'full-throttle': {
    en: 'Each unit that this card orders gains 1 dodge token; your vehicles gain 1 surge token whenever they move.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält 1 Ausweichmarker; eigene Fahrzeuge erhalten bei jeder Bewegung 1 Energiemarker.',
  },
  'general-kenobi': {
    en: 'Each unit that this card orders gains 1 surge token for each of your other units near it.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält für jede andere eigene Einheit in ihrer Nähe 1 Energiemarker.',
  },
  'general-skywalker': {
    en: 'Anakin gains Inspire 2; each unit that this card orders gains 1 aim token.',
    de: 'Anakin erhält Inspirieren 2; jede Einheit mit Befehl dieser Karte erhält 1 Zielmarker.',
  },
  'get-in-position': {
    en: 'Wookiees that a Wookiee commander orders with this card gain Agile.',
    de: 'Wookiees, denen ein Wookiee-Commander mit dieser Karte einen Befehl gibt, erhalten Behände.',
  },
  'gunner-infantry': {
    en: 'Marquand gains Tactical and his weapons Suppressive this round; in his next activation he is 1 slower.',
    de: 'Marquand erhält in dieser Runde Taktisch und seine Waffen Niederhaltend; in seiner nächsten Aktivierung hat er 1 Tempo weniger.',
  },
  'have-i-ever-let-you-down': {
    en: 'When an ordered unit in range 1 of Cody is wounded by an attack, he may attack the attacker if it is in his range and sight.',
    de: 'Nimmt eine Einheit mit Befehl in Reichweite 1 von Cody Schaden durch einen Angriff, darf er den Angreifer in seiner Reichweite und Sicht angreifen.',
  },
  'hello-there': {
    en: 'Obi-Wan gains Nimble; at the start of the activation phase he may gain a token of his choice for enemies close to him.',
    de: 'Obi-Wan erhält Flink; zu Beginn der Aktivierungsphase darf er für Feinde in seiner Nähe Marker seiner Wahl erhalten.',
  },
  'hiding-in-plain-sight': {
    en: 'Needs an Ewok as commander. Ordered units gain Inconspicuous.',
    de: 'Braucht einen Ewok als Commander. Einheiten mit Befehl erhalten Unauffällig.',
  },
  'his-eminence': {
    en: 'Maul gains 1 dodge token, other troopers near him 1 suppression; your troopers that activate in range 1 of him skip rallying and cannot be suppressed or panic.',
    de: 'Maul erhält 1 Ausweichmarker, andere Truppen in seiner Nähe 1 Niederhalten-Marker; eigene Truppen, die in Reichweite 1 aktivieren, sammeln sich nicht und können nicht niedergehalten werden oder in Panik geraten.',
  },
  'hold-at-any-cost': {
    en: 'Ordered troopers gain 1 aim and 1 standby token.',
    de: 'Truppen mit Befehl erhalten 1 Ziel- und 1 Bereitschaftsmarker.',
  },
  'i-am-a-jedi': {
    en: 'Luke cannot attack; up to two enemy trooper units near him cannot attack either this round.',
    de: 'Luke kann nicht angreifen; bis zu zwei feindliche Truppen in seiner Nähe können es in dieser Runde auch nicht.',
  },
  'i-am-fear': {
    en: 'Ventress recovers at the start of her next activation and at its end may attack with the weapon on this card.',
    de: 'Ventress erholt sich zu Beginn ihrer nächsten Aktivierung und darf an deren Ende mit der Waffe dieser Karte angreifen.',
  },
  'i-am-no-jedi': {
    en: 'Ahsoka gains Agile; her attacks add a white die for each dodge token she has, up to a limit.',
    de: 'Ahsoka erhält Behände; ihre Angriffe erhalten für jeden ihrer Ausweichmarker einen weißen Würfel, bis zu einer Grenze.',
  },
  'i-care-not-for-your-struggles': {
    en: 'Each unit that this card orders gains Dauntless.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält Unerschrocken.',
  },
  'i-dont-believe-in-chance': {
    en: 'Plo Koon may use Distract twice for free; when another ordered unit activates in range 2 of him, he may make a speed-1 move.',
    de: 'Plo Koon darf Ablenken zweimal kostenlos nutzen; aktiviert eine andere Einheit mit Befehl in Reichweite 2, darf er sich mit Tempo 1 bewegen.',
  },
  'i-go-where-im-needed': {
    en: 'Ahsoka may make a speed-3 move; this round she has Guardian 3, Disengage, 1 more courage and speed 1.',
    de: 'Ahsoka darf sich mit Tempo 3 bewegen; in dieser Runde hat sie Wächter 3, Lösen, 1 Mut mehr und Tempo 1.',
  },
  'i-have-graphs-and-the-command': {
    en: 'Tagge may take any tokens from Logistical Prowess for himself, and may make a speed-2 move at the start of the activation phase.',
    de: 'Tagge darf beliebige Marker von Logistical Prowess nehmen und sich zu Beginn der Aktivierungsphase mit Tempo 2 bewegen.',
  },
  'i-like-those-odds': {
    en: 'Din Djarin gains 1 aim token; after an attack action this round he may attack a different unit.',
    de: 'Din Djarin erhält 1 Zielmarker; nach einer Angriffsaktion darf er in dieser Runde eine andere Einheit angreifen.',
  },
  'i-make-the-rules-now': {
    en: 'Shown at setup: Bane tokens lie on the table, and Cad Bane waits off it until the right one is revealed. Must be played in round 1.',
    de: 'Beim Aufbau gezeigt: Bane-Marker liegen auf dem Tisch, und Cad Bane wartet außerhalb, bis der richtige aufgedeckt wird. Muss in Runde 1 gespielt werden.',
  },
  'i-rebel': {
    en: 'Jyn has Charge in her next activation. Once this round, when an enemy in range 2 and sight activates, she may gain 1 suppression for a free move and a free attack.',
    de: 'Jyn hat in ihrer nächsten Aktivierung Sturmangriff. Einmal in der Runde, wenn ein Feind in Reichweite 2 und Sicht aktiviert, darf sie 1 Niederhalten-Marker für eine kostenlose Bewegung und einen kostenlosen Angriff nehmen.',
  },
  'i-smell-fear-and-it-smells-good': {
    en: 'Up to two enemy units gain a ploy token. When one of your units activates you may remove one: its bearer loses a green token, gains 2 suppression or loses its faceup order.',
    de: 'Bis zu zwei feindliche Einheiten erhalten einen Listmarker. Aktiviert eine eigene Einheit, darfst du einen entfernen: Sein Träger verliert einen grünen Marker, erhält 2 Niederhalten-Marker oder verliert seinen offenen Befehl.',
  },
  'i-want-you-to-know-failure': {
    en: 'When your Imperial units attack a unit without a facedown order token, they gain 1 aim token.',
    de: 'Greifen eigene imperiale Einheiten eine Einheit ohne verdeckten Befehlsmarker an, erhalten sie 1 Zielmarker.',
  },
  'idiots-array': {
    en: 'When your units with a faceup order token attack a unit in range 2 and sight of Lando and roll a blank, a hit and a surge, you may turn two results into critical hits.',
    de: 'Greifen eigene Einheiten mit offenem Befehlsmarker eine Einheit in Reichweite 2 und Sicht von Lando an und würfeln Leer, Treffer und Energie, darfst du zwei Ergebnisse zu kritischen Treffern machen.',
  },
  'ill-do-it-myself': {
    en: 'Grievous may wound a unit near him to gain Tactical; units he attacks lose their aim, dodge, surge and standby tokens.',
    de: 'Grievous darf eine Einheit in seiner Nähe verwunden, um Taktisch zu erhalten; wen er angreift, der verliert Ziel-, Ausweich-, Energie- und Bereitschaftsmarker.',
  },
  'im-in-control': {
    en: 'At the start and end of his next activation Cad Bane may pass his suppression on to units near him; enemy troopers that gain it are immobilized too.',
    de: 'Zu Beginn und am Ende seiner nächsten Aktivierung darf Cad Bane seine Niederhalten-Marker an Einheiten in seiner Nähe weitergeben; feindliche Truppen werden dadurch auch bewegungsunfähig.',
  },
  'im-your-worst-nightmare': {
    en: 'Cad Bane gains Uncanny Luck 2 and may attack twice in his activation.',
    de: 'Cad Bane erhält Unheimliches Glück 2 und darf in seiner Aktivierung zweimal angreifen.',
  },
  'imperial-discipline': {
    en: 'Each unit that this card orders may recover.',
    de: 'Jede Einheit mit Befehl dieser Karte darf sich erholen.',
  },
  implacable: {
    en: 'Vader gains 1 dodge token in each of his activations this round. After the first he may suffer 1 wound to activate again later, with 1 action fewer.',
    de: 'Vader erhält in jeder seiner Aktivierungen 1 Ausweichmarker. Nach der ersten darf er 1 Schaden nehmen, um später mit 1 Aktion weniger noch einmal zu aktivieren.',
  },
  'impromptu-immolation': {
    en: 'R2-D2 has the weapon on this card in his next activation; after an attack this round he may move for free.',
    de: 'R2-D2 hat in seiner nächsten Aktivierung die Waffe dieser Karte; nach einem Angriff in dieser Runde darf er sich kostenlos bewegen.',
  },
  incapacitate: {
    en: 'A chosen enemy gains 3 suppression; a corps unit that has not activated also gets a facedown order token.',
    de: 'Ein gewählter Feind erhält 3 Niederhalten-Marker; eine Corps-Einheit, die noch nicht aktiviert hat, erhält auch einen verdeckten Befehlsmarker.',
  },
  'independent-programming': {
    en: 'Stays in play: when IG-88 orders himself he gains 1 aim token, and he gains Independent.',
    de: 'Bleibt im Spiel: Gibt IG-88 sich selbst einen Befehl, erhält er 1 Zielmarker, und er erhält Unabhängig.',
  },
  'inexorable-advance': {
    en: 'Ranged weapons of ordered troopers gain Suppressive; when an enemy panics, one of your units may react.',
    de: 'Fernkampfwaffen der Truppen mit Befehl erhalten Niederhaltend; gerät ein Feind in Panik, darf eine eigene Einheit darauf reagieren.',
  },
  'isb-investigation': {
    en: 'Name a number of pips: the opponent lays all cards of that many pips aside until they have played a card in a later round.',
    de: 'Nenne eine Punktzahl: Der Gegner legt alle Karten mit so vielen Punkten beiseite, bis er in einer späteren Runde eine Karte gespielt hat.',
  },
} satisfies Partial<Record<CommandId, Named>>;
