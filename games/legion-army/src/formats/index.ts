export { type Diagnostic, type DiagnosticKind, diagnostic, diagnosticPlace } from './diagnostic.js';
export { nearestToday } from './former.js';
export { checksumOf, type HandIn, type HandInDetails, handIn, writeHandIn } from './hand-in.js';
export { cardsCalled, suggestionsFor } from './names.js';
export { writeOwnJson } from './own-json.js';
export { OWN_LINK, writeOwnLink } from './own-link.js';
export { FORMAT_NAMES, FORMATS, type Format, MAX_INPUT, type ReadFormat, type Reading, readList } from './read.js';
export { type Writing, writeList } from './write.js';
