/**
 * What may be logged of an error. A failed query carries its parameters, and those are answers, hidden facts and dice
 * secrets: only what the database itself said is kept.
 */
export const loggable = (thrown: unknown): { readonly message: string; readonly code?: string; readonly stack?: string } => {
  const said = isQuery(thrown) ? thrown.cause : thrown;
  if (!(said instanceof Error)) return { message: isQuery(thrown) ? 'a query failed' : String(said) };
  const { code } = said as NodeJS.ErrnoException;
  return { message: said.message, ...(code ? { code } : {}), ...(said.stack ? { stack: said.stack } : {}) };
};
/** Whether the database has failed, and not we. */
export const isQuery = (thrown: unknown): thrown is Error => thrown instanceof Error && 'query' in thrown && 'params' in thrown;
