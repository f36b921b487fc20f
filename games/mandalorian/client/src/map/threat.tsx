import { seatLetter } from '@cadre/table-client';
import { CLASSES, SHAPES } from '#game/content/index';
import { FACEDOWN } from '#game/ids';
import { EnemyFigure, FeatureFigure } from '../art/enemies.js';
import { type IconName, MapIcon } from '../art/icons.js';
import { ChildFigure } from '../art/portraits.js';
import { faceOf, type Piece, type TokenFace } from '../seen.js';
import { useTable } from '../table-context.js';
import { HealthRing } from './health-ring.js';

const FACEDOWN_SHAPES: Readonly<Record<(typeof SHAPES)[number], string>> = {
  square: 'M-29-24a5 5 0 0 1 5-5h48a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5h-48a5 5 0 0 1-5-5z',
  circle: 'M0-32a32 32 0 1 0 0 64 32 32 0 0 0 0-64z',
  triangle: 'M-4-34a5 5 0 0 1 8 0l33 54a5 5 0 0 1-4 8h-66a5 5 0 0 1-4-8z',
};
const ABILITIES = ['sentry', 'grapple', 'sabotage', 'missionEffect'] as const satisfies readonly (IconName & keyof TokenFace)[];

const Figure = ({ face, family }: { readonly face: TokenFace; readonly family: string }) =>
  face.feature ? (
    <FeatureFigure feature={face.feature.id} />
  ) : (
    <EnemyFigure family={family} weapon={CLASSES[face.class] ?? null} special={face.special} />
  );

/** What lies facedown, with what the seat in front saw of it and who else has looked. */
const Facedown = ({
  piece,
  shape,
  known,
}: {
  readonly piece: Piece;
  readonly shape: (typeof SHAPES)[number];
  readonly known: TokenFace | null;
}) => {
  const { box } = useTable();
  const lookers = [0, 1, 2, 3].filter(seat => (piece.seen & (1 << seat)) !== 0);
  return (
    <g className={`mando-facedown mando-facedown-${shape}`}>
      <path d={FACEDOWN_SHAPES[shape]} className="mando-drop" transform="translate(1 4)" />
      <path d={FACEDOWN_SHAPES[shape]} className="mando-back" />
      <path d={FACEDOWN_SHAPES[shape]} className="mando-back-line" transform="scale(0.82)" />
      {known ? (
        <g className={`mando-glimpse ${known.enemy ? 'mando-enemy' : 'mando-feature'}`} transform="translate(0 3) scale(0.62)">
          <Figure face={known} family={box.map.tokenSet} />
        </g>
      ) : (
        <text y={shape === 'triangle' ? 18 : 13} className="mando-question">
          ?
        </text>
      )}
      {lookers.length > 0 && (
        <g className="mando-looked" transform="translate(22 -24)">
          <circle r={11} />
          <MapIcon name="eye" size={14} />
          <text y={22}>{lookers.map(seatLetter).join('')}</text>
        </g>
      )}
    </g>
  );
};

const Badges = ({ face }: { readonly face: TokenFace }) => {
  const enemyClass = CLASSES[face.class];
  const shown = ABILITIES.filter(ability => face[ability]);
  return (
    <>
      {enemyClass && (
        <g className="mando-class" transform="translate(-24 25)">
          <circle r={13} />
          <MapIcon name={enemyClass} size={19} />
        </g>
      )}
      {shown.map((ability, i) => (
        <g key={ability} className="mando-ability" transform={`translate(${26 - 22 * i} -26)`}>
          <circle r={11.5} />
          <MapIcon name={ability} size={15} />
        </g>
      ))}
    </>
  );
};

/** One threat, drawn around (0, 0). */
export const Threat = ({ at }: { readonly at: number }) => {
  const { box, table, mine, labels, texts } = useTable();
  const piece = table.pieces[at]!;
  const plan = box.pieces[at]!;
  if (piece.token === FACEDOWN) {
    const known = faceOf(box, mine?.seen[at]) ?? null;
    return (
      <>
        <title>{known ? labels.seenAs(texts.token(known)) : labels.hidden}</title>
        <Facedown piece={piece} shape={SHAPES[plan.stack] ?? 'square'} known={known} />
      </>
    );
  }
  const face = box.tokens[piece.token]!;
  const left = face.health - piece.damage;
  const hasChild = table.child.held === 'enemy' && table.child.by === at;
  const pinned = table.standing.some(e => e.kind === 'pin' && e.who === at);
  if (!face.enemy)
    return (
      <g className="mando-feature">
        <title>{texts.token(face)}</title>
        <rect x={-29} y={-25} width={60} height={60} rx={14} className="mando-drop" />
        <rect x={-30} y={-30} width={60} height={60} rx={14} className="mando-feature-plate" />
        <Figure face={face} family="" />
        {face.missionEffect && <Badges face={face} />}
      </g>
    );
  return (
    <g className={`mando-enemy ${plan.kind === 'reinforcement' ? 'mando-reinforcement' : ''} ${face.special ? 'mando-special' : ''}`}>
      <title>{`${texts.token(face)}, ${labels.health(left, face.health)}`}</title>
      <circle cx={1} cy={4} r={38} className="mando-drop" />
      <circle r={36} className="mando-token-plate" />
      <g clipPath="url(#mando-round)">
        <g transform="translate(0 5) scale(1.02)">
          <Figure face={face} family={box.map.tokenSet} />
        </g>
      </g>
      <HealthRing health={face.health} damage={piece.damage} radius={36} />
      <Badges face={face} />
      <g className="mando-health" transform="translate(25 25)">
        <circle r={13} />
        <text y={6.5}>{left}</text>
      </g>
      {pinned && <path d="M-30-30L30 30M30-30L-30 30" className="mando-pinned" />}
      {hasChild && (
        <g className="mando-child" transform="translate(-24 -24) scale(0.42)">
          <circle r={34} className="mando-child-plate" />
          <ChildFigure />
        </g>
      )}
    </g>
  );
};
