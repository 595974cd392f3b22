import { isJsonObject, valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import type { OwnPage } from './pages/own-page-file.ts';
import { pageNames } from './pages/page-names.ts';
import { pageEnding } from './pages/page-slug.ts';
import { checkRegistrationSteps } from './check-registration-steps.ts';
import { suggest, type Problem } from './problem.ts';

const consentsPath: JsonPath = ['registration', 'consents'];

function checkConsentTexts(source: JsonSource, pages: readonly OwnPage[]): readonly Problem[] {
  const consents = valueAt(source.value, consentsPath);
  if (!Array.isArray(consents)) return [];
  return consents.flatMap((consent: unknown, index) => {
    if (!isJsonObject(consent)) return [];
    const { text, page } = consent;
    const title = pages.find(({ slug }) => slug === page)?.title;
    if (typeof text !== 'string' || title === undefined || !text.trim().endsWith(title)) return [];
    const message = `"registration.consents[${index}].text" ends with the title of its page, "${title}", which the site adds.`;
    const hint = 'Leave the title out of the text.';
    return [source.problemAt([...consentsPath, index, 'text'], message, hint)];
  });
}

function checkConsents(source: JsonSource, folder: string): readonly Problem[] {
  const consents = valueAt(source.value, consentsPath);
  if (!Array.isArray(consents)) return [];
  const ids = consents.map((consent: unknown) => (isJsonObject(consent) ? consent['id'] : undefined));
  const pages = pageNames(folder);
  return consents.flatMap((consent: unknown, index) => {
    if (!isJsonObject(consent)) return [];
    const { id, page } = consent;
    const isRepeated = typeof id === 'string' && ids.indexOf(id) < index;
    const isMissing = typeof page === 'string' && page !== '' && !pages.includes(page);
    const path = [...consentsPath, index];
    const slug = String(page).replace(/^(?:pages)?\/|\.th\.md$/g, '');
    const hint = isMissing ? (suggest(slug, pages) ?? 'Add the page, or leave the field out.') : undefined;
    return [
      ...(isRepeated
        ? [source.problemAt([...path, 'id'], `"${id}" occurs twice in "registration.consents".`)]
        : []),
      ...(isMissing
        ? [source.problemAt([...path, 'page'], `There is no page "pages/${page}${pageEnding}".`, hint)]
        : []),
    ];
  });
}

export function checkRegistration(
  source: JsonSource,
  folder: string,
  pages: readonly OwnPage[],
): readonly Problem[] {
  return [
    ...checkConsents(source, folder),
    ...checkConsentTexts(source, pages),
    ...checkRegistrationSteps(source),
  ];
}
