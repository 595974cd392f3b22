export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('constraint' in error))
    return undefined;
  const isViolation = error.code === '23505' || error.code === '23503' || error.code === '23514';
  return isViolation && typeof error.constraint === 'string' ? error.constraint : undefined;
}
