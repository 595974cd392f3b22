import type { ClientFile } from '../schema.ts';
import type { CheckTarget } from './check-client-file.ts';
import type { JsonSource } from './json-source.ts';
import type { Problem } from './problem.ts';
import { protectionFloors, type ProtectionFloor } from './protection-floors.ts';

type Settings = NonNullable<ClientFile['protection']>;

/** Returns each field that offers less protection than required, with an English problem text. */
function missing(settings: Settings, floor: ProtectionFloor): readonly (readonly [keyof Settings, string])[] {
  const { leastCoolingHours = 0 } = floor;
  const lists = (['limits', 'timeOuts', 'exclusions'] as const).flatMap((field) => {
    const offered: readonly string[] = settings[field];
    const absent = (floor[field] ?? []).filter((value) => !offered.includes(value));
    const names = absent.map((value) => `"${value}"`).join(', ');
    return absent.length === 0 ? [] : [[field, `lacks ${names}`] as const];
  });
  return [
    ...lists,
    ...(settings.coolingHours < leastCoolingHours
      ? [['coolingHours', `must be at least ${leastCoolingHours}`] as const]
      : []),
  ];
}

/**
 * Checks the protection of a production brand against the rules of the brand's jurisdictions. A brand without
 * `protection` passes, because its site promises no protection.
 */
export function checkProtection(
  source: JsonSource,
  settings: Settings | undefined,
  target: CheckTarget,
): readonly Problem[] {
  if (target !== 'production' || settings === undefined) return [];
  return settings.jurisdictions.flatMap((jurisdiction) => {
    const floor = protectionFloors[jurisdiction];
    return missing(settings, floor).map(([field, fault]) =>
      source.problemAt(
        ['protection', field],
        `"protection.${field}" ${fault} (${jurisdiction}: ${floor.source}).`,
      ),
    );
  });
}
