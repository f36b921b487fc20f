import '../../css/spoken.css';

/** The class of words that are read aloud and not drawn. */
export const SPOKEN = 'tc-spoken';
