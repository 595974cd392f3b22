import { registrationFieldIds, type RegistrationFieldId } from '../registration.ts';
import { isJsonObject, valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import { nearest, type Problem } from './problem.ts';

const stepsPath: JsonPath = ['registration', 'steps'];

/** Maps each field that a brand can't remove or make optional to the reason for this rule. */
const protectedFields: Readonly<Partial<Record<RegistrationFieldId, string>>> = {
  phone: 'Staff reach the member by phone, and a self-excluded person is recognised by it.',
  username: 'The member signs in with it.',
  password: 'The member signs in with it.',
  bankAccount: 'Withdrawals go only to this account, and its holder becomes the member.',
  ageConfirmed: 'The law forbids members below the minimum age.',
};
const consentsReason = 'Add "consents" to a step, because the brand has consents in "registration.consents".';

interface PlacedField {
  readonly path: JsonPath;
  readonly id: string;
  readonly optional: boolean;
}

function readStepFields(source: JsonSource): readonly PlacedField[] | undefined {
  const steps = valueAt(source.value, stepsPath);
  if (!Array.isArray(steps) || !steps.every(isJsonObject)) return undefined;
  const known: readonly string[] = registrationFieldIds;
  const fieldsInSteps = steps.flatMap((step: unknown, at) => {
    const fields = valueAt(step, ['fields']);
    return (Array.isArray(fields) ? fields : []).map((field: unknown, index): PlacedField => ({
      path: [...stepsPath, at, 'fields', index],
      id: String(isJsonObject(field) ? field['id'] : field),
      optional: isJsonObject(field) && field['required'] === false,
    }));
  });
  return fieldsInSteps.every(({ id }) => known.includes(id)) ? fieldsInSteps : undefined;
}

function reasonsOf(source: JsonSource): ReadonlyMap<string, string> {
  const consents = valueAt(source.value, ['registration', 'consents']);
  const hasConsents = Array.isArray(consents) && consents.length > 0;
  return new Map([
    ...Object.entries(protectedFields),
    ...(hasConsents ? [['consents', consentsReason] as const] : []),
  ]);
}

/**
 * Returns a problem for each step that contains only the consents, if the brand has no consents. The registration form
 * would show an empty step.
 */
function emptySteps(source: JsonSource): readonly Problem[] {
  const registration = valueAt(source.value, ['registration']);
  const isWrittenElsewhere =
    isJsonObject(registration) && Object.keys(registration).some((key) => nearest(key, ['consents']));
  const steps = valueAt(source.value, stepsPath);
  if (!Array.isArray(steps) || isWrittenElsewhere) return [];
  return steps.flatMap((step: unknown, at) => {
    const fields = valueAt(step, ['fields']);
    if (!Array.isArray(fields) || fields.length !== 1 || fields[0] !== 'consents') return [];
    const message = `"registration.steps[${at}]" has only "consents", and the brand has none.`;
    const hint = 'Write them in "registration.consents", or leave the step out.';
    return [source.problemAt([...stepsPath, at, 'fields', 0], message, hint)];
  });
}

export function checkRegistrationSteps(source: JsonSource): readonly Problem[] {
  const fieldsInSteps = readStepFields(source);
  // The schema refuses a list without steps.
  if (fieldsInSteps === undefined || fieldsInSteps.length === 0) return [];
  const reasons = reasonsOf(source);
  const ids = fieldsInSteps.map(({ id }) => id);
  const missing = [...reasons].filter(([id]) => !ids.includes(id));
  return [
    ...emptySteps(source),
    ...fieldsInSteps
      .filter(({ id }, index) => ids.indexOf(id) < index)
      .map(({ id, path }) => source.problemAt(path, `"${id}" occurs twice in "registration.steps".`)),
    ...fieldsInSteps
      .filter(({ id, optional }) => optional && (reasons.has(id) || id === 'consents'))
      .map(({ id, path }) =>
        source.problemAt(
          path,
          `"${id}" can be moved, but not made optional.`,
          reasons.get(id) ?? 'Each consent has its own "required".',
        ),
      ),
    ...missing.map(([id, reason]) =>
      source.problemAt(
        stepsPath,
        `"registration.steps" has no field "${id}", which can be moved but not removed.`,
        reason,
      ),
    ),
  ];
}
