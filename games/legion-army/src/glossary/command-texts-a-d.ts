import type { Named } from '@cadre/legion';
import type { CommandId } from '../data/ids.js';

/** What the command cards from A to D do, in our own words. */
export const COMMAND_TEXTS_A_D = {
  'a-beautiful-friendship': {
    en: 'Stays in play: Wicket gains Teamwork with Leia, and when a commander of Rebels or Ewoks gives orders, a unit of the other people near it is ordered too.',
    de: 'Bleibt im Spiel: Wicket erhält Teamarbeit mit Leia, und gibt ein Commander der Rebellen oder Ewoks Befehle, erhält auch eine Einheit des anderen Volkes in seiner Nähe einen.',
  },
  'a-disturbance-in-the-force': {
    en: 'While an ordered unit has its faceup order token, it has Danger Sense 1 and Indomitable. Your Force users that spend or lose a standby token gain 1 aim or dodge token.',
    de: 'Solange eine Einheit mit Befehl ihren Befehlsmarker offen hat, hat sie Gefahrensinn 1 und Unbezwingbar. Eigene Machtnutzer, die einen Bereitschaftsmarker ausgeben oder verlieren, erhalten 1 Ziel- oder Ausweichmarker.',
  },
  'a-machine-made-for-killing': {
    en: 'The ordered IG droid gains 1 aim token, Demoralize 3 and Steady.',
    de: 'Der IG-Droide mit Befehl erhält 1 Zielmarker, Demoralisieren 3 und Ruhige Hand.',
  },
  'a-new-beginning': {
    en: 'Ordered small-base troopers gain 1 aim or dodge token. Ahsoka gains Inspire 2 and recovers when she next activates.',
    de: 'Truppen auf kleinen Bases mit Befehl erhalten 1 Ziel- oder Ausweichmarker. Ahsoka erhält Inspirieren 2 und erholt sich bei ihrer nächsten Aktivierung.',
  },
  'a-simple-man': {
    en: 'If Boba Fett has a faceup order token, one of your units in range 1 of him may make a speed-1 move; otherwise he gains 1 aim token, Marksman and 1 more range (at most 5).',
    de: 'Hat Boba Fett einen offenen Befehlsmarker, darf sich eine eigene Einheit in Reichweite 1 mit Tempo 1 bewegen; sonst erhält er 1 Zielmarker, Meisterschütze und 1 Reichweite mehr (höchstens 5).',
  },
  'ace-up-his-sleeve': {
    en: 'After both cards are revealed you may take yours back and play this one instead.',
    de: 'Nachdem beide Karten aufgedeckt sind, darfst du deine zurücknehmen und stattdessen diese spielen.',
  },
  'aerial-assault': {
    en: 'Ordered units with Jump may make a jump; while their order token is faceup, their attacks have Death from Above.',
    de: 'Einheiten mit Befehl und Sprung dürfen springen; solange ihr Befehlsmarker offen liegt, haben ihre Angriffe Tod von oben.',
  },
  'affirmative-general': {
    en: 'You may give up to 3 orders fewer; for each, a clone trooper unit without a faceup order token may make a speed-1 move and remove 1 suppression.',
    de: 'Du darfst bis zu 3 Befehle weniger geben; für jeden darf sich eine Klontruppe ohne offenen Befehlsmarker mit Tempo 1 bewegen und 1 Niederhalten-Marker entfernen.',
  },
  aggression: {
    en: 'You may give up to 2 orders fewer; for each, a mercenary near the commander gains 1 aim token.',
    de: 'Du darfst bis zu 2 Befehle weniger geben; für jeden erhält ein Söldner nahe beim Commander 1 Zielmarker.',
  },
  'aggressive-negotiations': {
    en: 'Each unit that this card orders makes a speed-1 move or gains 1 aim, dodge or surge token.',
    de: 'Jede Einheit mit Befehl dieser Karte bewegt sich mit Tempo 1 oder erhält 1 Ziel-, Ausweich- oder Energiemarker.',
  },
  'ai-coordination': {
    en: 'Each unit that this card orders gains 1 standby token.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält 1 Bereitschaftsmarker.',
  },
  'air-support': {
    en: 'Once this round, at the end of the activation of a commander or field commander, it may attack with the weapon on this card.',
    de: 'Einmal in der Runde darf ein Commander oder Feldkommandant am Ende seiner Aktivierung mit der Waffe dieser Karte angreifen.',
  },
  'annihilation-looms': {
    en: 'Every trooper unit on the table gains 2 suppression, in rounds 4 and 5 one more.',
    de: 'Jede Truppe auf dem Tisch erhält 2 Niederhalten-Marker, in Runde 4 und 5 einen mehr.',
  },
  'anti-capture-protocols': {
    en: 'Must be in the hand of every army with IG-11. He gains Self-Destruct and must use it in his activation if he can.',
    de: 'Muss in der Hand jeder Armee mit IG-11 sein. Er erhält Selbstzerstörung und muss es in seiner Aktivierung nutzen, wenn er kann.',
  },
  'arboreal-assault': {
    en: 'Needs an Ewok as commander. Weapons of the ordered Ewoks gain Suppressive and Immobilize 1; enemies with a faceup order token that your special forces attack shuffle it back into their pool.',
    de: 'Braucht einen Ewok als Commander. Waffen der Ewoks mit Befehl erhalten Niederhaltend und Bewegungsunfähig 1; Feinde mit offenem Befehlsmarker, die eigene Special Forces angreifen, mischen ihn zurück in den Vorrat.',
  },
  'architects-of-their-own-destruction': {
    en: 'Binds one enemy unit: the opponent activates it first this round, or it cannot use a faceup order token until all their other order tokens are gone.',
    de: 'Bindet eine feindliche Einheit: Der Gegner aktiviert sie in dieser Runde zuerst, oder sie nutzt keinen offenen Befehlsmarker, bis alle seine anderen verbraucht sind.',
  },
  'armored-cavalry': {
    en: 'Your vehicles gain 1 dodge token in front of Marquand, 1 aim token at his side, or make a speed-1 move behind him.',
    de: 'Eigene Fahrzeuge erhalten vor Marquand 1 Ausweichmarker, neben ihm 1 Zielmarker, oder bewegen sich hinter ihm mit Tempo 1.',
  },
  'at-last': {
    en: 'Maul gains 1 aim token and Jedi Hunter; when he next activates he may suffer 1 wound for more.',
    de: 'Maul erhält 1 Zielmarker und Jedi-Jäger; bei seiner nächsten Aktivierung darf er für mehr 1 Schaden nehmen.',
  },
  'attack-of-the-clones': {
    en: 'Each unit that this card orders may gain 1 surge token or remove 1 suppression.',
    de: 'Jede Einheit mit Befehl dieser Karte darf 1 Energiemarker erhalten oder 1 Niederhalten-Marker entfernen.',
  },
  'battlefield-reconnaissance': {
    en: 'You may pass more often this round.',
    de: 'In dieser Runde darfst du öfter passen.',
  },
  'blast-off': {
    en: 'R2-D2 gains 1 dodge token and 1 suppression; this round he is 1 faster and has Disengage and Jump 1.',
    de: 'R2-D2 erhält 1 Ausweichmarker und 1 Niederhalten-Marker; in dieser Runde hat er 1 Tempo mehr, Lösen und Sprung 1.',
  },
  'brains-and-brawn': {
    en: 'When Leia makes a ranged attack, Chewbacca adds one of his ranged weapons if he is near the defender and sees it.',
    de: 'Greift Leia im Fernkampf an, fügt Chewbacca eine seiner Fernkampfwaffen hinzu, wenn er nahe am Verteidiger ist und ihn sieht.',
  },
  'bring-it-down': {
    en: 'Cody may use his free actions twice. This round an attack may spend an observation token of its target for Suppressive against troopers or Impact against vehicles.',
    de: 'Cody darf seine freien Aktionen zweimal nutzen. In dieser Runde darf ein Angriff einen Beobachtungsmarker des Ziels ausgeben, für Niederhaltend gegen Truppen oder Wucht gegen Fahrzeuge.',
  },
  'brutal-enforcer': {
    en: 'Up to two of your Geonosian Warriors near Sun Fac may jump; Sun Fac gains Agile and Demoralize 1.',
    de: 'Bis zu zwei eigene Geonosianische Krieger nahe Sun Fac dürfen springen; Sun Fac erhält Behände und Demoralisieren 1.',
  },
  'call-me-captain': {
    en: 'Once an activation, while Rex has a faceup order token, another of your units that attacks an enemy in range 2 and sight of him adds 3 red dice.',
    de: 'Einmal je Aktivierung, solange Rex einen offenen Befehlsmarker hat, erhält eine andere eigene Einheit 3 rote Würfel, wenn sie einen Feind in Reichweite 2 und Sicht von ihm angreift.',
  },
  'canny-adversary': {
    en: 'When an enemy near Tagge spends aim, dodge or surge tokens, Logistical Prowess gains one; if he sees the enemy, it gains an observation token.',
    de: 'Gibt ein Feind nahe bei Tagge Ziel-, Ausweich- oder Energiemarker aus, erhält Logistical Prowess einen; sieht er ihn, erhält der Feind einen Beobachtungsmarker.',
  },
  'change-of-plans': {
    en: 'When it is revealed you may discard it: the opponent takes their card back, and both select anew; they cannot take the same card.',
    de: 'Beim Aufdecken darfst du sie abwerfen: Der Gegner nimmt seine Karte zurück, und beide wählen neu; er kann nicht dieselbe nehmen.',
  },
  'close-call': {
    en: 'Wicket gains 1 dodge token; this round he has speed 3 and Outmaneuver and cannot attack.',
    de: 'Wicket erhält 1 Ausweichmarker; in dieser Runde hat er Tempo 3 und Ausmanövrieren und kann nicht angreifen.',
  },
  'combined-arms': {
    en: 'Cody may use his free actions twice. When your vehicles spend an observation token of their target, a clone trooper unit near them may make a speed-1 move.',
    de: 'Cody darf seine freien Aktionen zweimal nutzen. Geben eigene Fahrzeuge beim Angriff einen Beobachtungsmarker des Ziels aus, darf sich eine Klontruppe in ihrer Nähe mit Tempo 1 bewegen.',
  },
  'come-and-prove-it': {
    en: 'Fifth Brother and Seventh Sister gain Indomitable and roll 1 more defense die; Seventh Sister, with a faceup order token, gains 1 dodge token whenever she is attacked.',
    de: 'Fünfter Bruder und Siebte Schwester erhalten Unbezwingbar und würfeln 1 Verteidigungswürfel mehr; die Siebte Schwester erhält mit offenem Befehlsmarker bei jedem Angriff auf sie 1 Ausweichmarker.',
  },
  'common-cause': {
    en: 'After Chewbacca’s next activation Luke may activate if he has a faceup order token, and the other way round.',
    de: 'Nach Chewbaccas nächster Aktivierung darf Luke mit offenem Befehlsmarker aktivieren, und umgekehrt.',
  },
  'concussive-blast': {
    en: 'Iden recovers when she activates, and has the weapon on this card in that activation.',
    de: 'Iden erholt sich bei ihrer Aktivierung und hat dabei die Waffe dieser Karte.',
  },
  'constantly-alert': {
    en: 'Each unit that this card orders gains 1 aim token for each enemy in range 1 of it, or 1 standby token if there is none.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält für jeden Feind in Reichweite 1 1 Zielmarker, sonst 1 Bereitschaftsmarker.',
  },
  'coordinated-bombardment': {
    en: 'At the end of her next activation Leia may make up to 3 attacks on different enemies with the weapon on this card.',
    de: 'Am Ende ihrer nächsten Aktivierung darf Leia mit der Waffe dieser Karte bis zu 3 verschiedene Feinde angreifen.',
  },
  'coordinated-fire': {
    en: 'After one of your corps units spends aim tokens in a ranged attack, another unit near it may gain 1 aim token.',
    de: 'Gibt eine eigene Corps-Einheit im Fernkampf Zielmarker aus, darf danach eine andere Einheit in ihrer Nähe 1 Zielmarker erhalten.',
  },
  'corellian-spike': {
    en: 'Lando gambles on a die: the chosen unit gains 1 or 2 immobilize tokens, or he gains 2 himself. Shown at setup, it gives him Infiltrate and Incognito.',
    de: 'Lando spielt um einen Würfel: Die gewählte Einheit erhält 1 oder 2 Bewegungsunfähig-Marker, oder er selbst 2. Beim Aufbau gezeigt, gibt sie ihm Infiltrieren und Inkognito.',
  },
  'courage-of-the-rebellion': {
    en: 'Each unit that this card orders may recover.',
    de: 'Jede Einheit mit Befehl dieser Karte darf sich erholen.',
  },
  'courageous-counterattack': {
    en: 'Your Ewoks with a faceup order token cannot be suppressed, and their attacks add a white die for each of their wounds and losses.',
    de: 'Eigene Ewoks mit offenem Befehlsmarker können nicht niedergehalten werden, und ihre Angriffe erhalten für jede ihrer Wunden und Verluste einen weißen Würfel.',
  },
  'covering-fire': {
    en: 'After one of your corps units makes a ranged attack, another unit in range 2 may gain 1 dodge token.',
    de: 'Greift eine eigene Corps-Einheit im Fernkampf an, darf danach eine andere Einheit in Reichweite 2 1 Ausweichmarker erhalten.',
  },
  'covert-observation': {
    en: 'Each enemy unit that a command card orders this round gains 1 suppression.',
    de: 'Jede feindliche Einheit, der in dieser Runde eine Kommandokarte einen Befehl gibt, erhält 1 Niederhalten-Marker.',
  },
  'crack-shot': {
    en: 'Cassian gains 1 aim token and Gunslinger, and may gain 1 suppression; in his next activation he may make a free attack.',
    de: 'Cassian erhält 1 Zielmarker und Revolverheld und darf 1 Niederhalten-Marker nehmen; in seiner nächsten Aktivierung darf er kostenlos angreifen.',
  },
  'crush-them': {
    en: 'Each unit that this card orders gains 1 surge token for each defeated enemy unit.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält für jede besiegte feindliche Einheit 1 Energiemarker.',
  },
  'daring-defense': {
    en: 'Wookiees that a Wookiee commander orders with this card gain Demoralize.',
    de: 'Wookiees, denen ein Wookiee-Commander mit dieser Karte einen Befehl gibt, erhalten Demoralisieren.',
  },
  'darkness-descends': {
    en: 'Shown at setup, it gives Vader Infiltrate and must be played in round 1; otherwise it stays in play and gives him Reliable 2.',
    de: 'Beim Aufbau gezeigt, gibt sie Vader Infiltrieren und muss in Runde 1 gespielt werden; sonst bleibt sie im Spiel und gibt ihm Zuverlässig 2.',
  },
  'debark-for-ground-assault': {
    en: 'Ordered corps troopers gain Spur, and their weapons another keyword, this round.',
    de: 'Corps-Truppen mit Befehl erhalten in dieser Runde Anspornen und ihre Waffen ein weiteres Schlüsselwort.',
  },
  defiance: {
    en: 'Ordered by a Wookiee commander, a unit that is wounded or has lost miniatures gains 1 aim, 1 dodge and 1 surge token.',
    de: 'Unter einem Wookiee-Commander erhält eine Einheit mit Befehl, die verwundet ist oder Miniaturen verloren hat, 1 Ziel-, 1 Ausweich- und 1 Energiemarker.',
  },
  'delaying-tactics': {
    en: 'At the end of the command phase the opponent returns the faceup order token of a unit of their choice, other than a commander, to their pool.',
    de: 'Am Ende der Kommandophase legt der Gegner den offenen Befehlsmarker einer eigenen Einheit seiner Wahl, außer Commandern, in seinen Vorrat zurück.',
  },
  'deploy-the-garrison': {
    en: 'At the start of the activation phase up to two of your troopers with a faceup order token may make a free standby.',
    de: 'Zu Beginn der Aktivierungsphase dürfen bis zu zwei eigene Truppen mit offenem Befehlsmarker kostenlos in Bereitschaft gehen.',
  },
  'die-at-my-hand': {
    en: 'Moff Gideon gains 1 aim token, 1 dodge token and a keyword for the round.',
    de: 'Moff Gideon erhält 1 Zielmarker, 1 Ausweichmarker und für die Runde ein Schlüsselwort.',
  },
  'diplomatic-cover': {
    en: 'Stays in play. Shown at setup, it gives Padmé Infiltrate and Secret Mission and must be played in round 1; otherwise Inspire 1.',
    de: 'Bleibt im Spiel. Beim Aufbau gezeigt, gibt sie Padmé Infiltrieren und Geheimauftrag und muss in Runde 1 gespielt werden; sonst Inspirieren 1.',
  },
  discretion: {
    en: 'You may give up to 3 orders fewer; for each, a mercenary near the commander gains 1 dodge token.',
    de: 'Du darfst bis zu 3 Befehle weniger geben; für jeden erhält ein Söldner nahe beim Commander 1 Ausweichmarker.',
  },
  'diversionary-tactics': {
    en: 'Each unit that this card orders gains dodge and observation tokens.',
    de: 'Jede Einheit mit Befehl dieser Karte erhält Ausweich- und Beobachtungsmarker.',
  },
  'do-not-underestimate-our-means': {
    en: 'Up to two of your units with a faceup order token recover at the start of the activation phase. Shown at setup, up to three units with AI gain Reinforcements.',
    de: 'Bis zu zwei eigene Einheiten mit offenem Befehlsmarker erholen sich zu Beginn der Aktivierungsphase. Beim Aufbau gezeigt, erhalten bis zu drei Einheiten mit KI Verstärkung.',
  },
  'double-the-fall': {
    en: 'You may return Dooku’s faceup order token to take the order tokens of up to two enemies in range 2 back to the opponent’s pool.',
    de: 'Du darfst Dookus offenen Befehlsmarker zurücklegen; dann gehen die Befehlsmarker von bis zu zwei Feinden in Reichweite 2 in den Vorrat des Gegners zurück.',
  },
  'drive-them-out': {
    en: 'Your vehicles gain Demoralize 1. The first vehicle with a faceup order token that ends a move near enemies makes one of them roll a white die for each miniature and may wound it.',
    de: 'Eigene Fahrzeuge erhalten Demoralisieren 1. Das erste mit offenem Befehlsmarker, das seine Bewegung nahe bei Feinden beendet, lässt einen davon je Miniatur einen weißen Würfel werfen und kann ihn verwunden.',
  },
  'duel-of-the-fates': {
    en: 'Maul gains 1 dodge token and Disengage; enemies engaged with him cannot spend aim, dodge, standby or surge tokens this round.',
    de: 'Maul erhält 1 Ausweichmarker und Lösen; Feinde im Nahkampf mit ihm können in dieser Runde keine Ziel-, Ausweich-, Bereitschafts- oder Energiemarker ausgeben.',
  },
} satisfies Partial<Record<CommandId, Named>>;
