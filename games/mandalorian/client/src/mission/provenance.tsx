import type { SourceKind } from '#game/content/index';
import { useTable } from '../table-context.js';

const kindsOf = (pieces: readonly { readonly source: { readonly kind: SourceKind } }[]): readonly SourceKind[] => [
  ...new Set(pieces.map(piece => piece.source.kind)),
];

/** Whose work lies on this table: what the rulebook says, what is publicly known, and what is ours. */
export const Provenance = () => {
  const { box, labels, texts } = useTable();
  const { printed } = labels;
  const tokens = box.content.tokenSets.filter(set => set.id === box.map.tokenSet);
  const lines: readonly (readonly [string, readonly SourceKind[]])[] = [
    [printed.mission, kindsOf([box.mission])],
    [printed.map, kindsOf([box.map])],
    [printed.tokens, kindsOf(tokens)],
    ...box.characters.map(({ def }) => [texts.names('character', def.id), kindsOf([def])] as const),
    [printed.plans, kindsOf(box.planning)],
    [printed.events, kindsOf(box.events)],
  ];
  return (
    <ul className="mando-provenance" aria-label={labels.provenance}>
      {lines.map(([what, kinds]) => (
        <li key={what}>
          {what}: {kinds.map(kind => labels.sources[kind]).join(', ')}
        </li>
      ))}
    </ul>
  );
};
