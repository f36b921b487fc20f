export const letterOf = (seat: number): string => ['A', 'B'][seat] ?? '?';
/** The number on a unit's card; undefined for the vehicle. */
export const cardNumber = (card: string): string | undefined => /-(\d+)/.exec(card)?.[1];
/** A2: the letter of the seat and the number on the card; the vehicle has none. */
export const shortName = (seat: number, card: string): string => {
  const number = cardNumber(card);
  return number === undefined ? 'V' : `${letterOf(seat)}${number}`;
};
