/** Own files come from outside without end, so the least recently used box makes room. */
const MOST_BOXES = 64;

/**
 * Everything about a match that never changes is compiled once for its set-up and never part of the state: `compile` makes the box of a key, and
 * the memory finds it again by the parts of the key that `parts` names.
 */
export const boxMemory = <Key extends object, Box>(parts: readonly (keyof Key)[], compile: (key: Key) => Box): ((key: Key) => Box) => {
  const memory: { readonly key: Key; readonly box: Box }[] = [];
  const isSame = (a: Key, b: Key): boolean => {
    for (const part of parts) if (a[part] !== b[part]) return false;
    return true;
  };
  // A key is often the whole public state: what is not part of it must not be kept.
  const alone = (key: Key): Key => Object.fromEntries(parts.map(part => [part, key[part]])) as Key;
  return key => {
    const first = memory[0];
    if (first && isSame(first.key, key)) return first.box;
    const at = memory.findIndex(each => isSame(each.key, key));
    const found = at < 0 ? { key: alone(key), box: compile(key) } : memory.splice(at, 1)[0]!;
    memory.unshift(found);
    memory.length = Math.min(memory.length, MOST_BOXES);
    return found.box;
  };
};
