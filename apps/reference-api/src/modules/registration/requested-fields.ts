import { registrationSteps, type ResolvedClient } from '@chada/client-config';
import { ApiError } from '../../http/errors/api-error.ts';

const additionalFields = ['lineId', 'email'] as const;

type AdditionalFields = Readonly<Partial<Record<(typeof additionalFields)[number], string | undefined>>>;

/**
 * Throws VALIDATION_FAILED if a field that the brand requires is missing, or if a field is given that the brand does
 * not ask for.
 */
export function assertRequestedFields(
  { registration }: Pick<ResolvedClient, 'registration'>,
  given: AdditionalFields,
): void {
  const requiredFields = registrationSteps(registration).flatMap(({ fields }) => fields);
  const fields = additionalFields.flatMap((id) => {
    const field = requiredFields.find((requiredField) => requiredField.id === id);
    if (given[id] === undefined) return field?.required ? [{ path: `body.${id}`, rule: 'required' }] : [];
    return field === undefined ? [{ path: `body.${id}`, rule: 'notAsked' }] : [];
  });
  if (fields.length > 0) throw new ApiError('VALIDATION_FAILED', { fields });
}
