export interface Change {
  readonly name: string;
  readonly text: string;
}

type Files = Readonly<Record<string, string>>;

/**
 * Replaces the headings in the text of a release with bold text. The page's table of contents would otherwise also list
 * these headings, and must list only the packages.
 */
const withoutHeadings = (text: string): string => text.replace(/^#+ (.+)$/gm, '**$1**').trim();

export function releasesIn(changelog: string): readonly Change[] {
  const [title = '', ...releases] = changelog.split(/^## /m);
  const packageName = title.replace('#', '').trim();
  return releases.map((release) => {
    const [version = '', ...lines] = release.split('\n');
    return { name: `${packageName} ${version.trim()}`, text: withoutHeadings(lines.join('\n')) };
  });
}

export function changeIn(changeset: string): Change {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(changeset) ?? [];
  const packages = [...head.matchAll(/'(@chada\/[\w-]+)': (\w+)/g)].map(
    ([, name, size]) => `${name} (${size})`,
  );
  return { name: packages.join(', '), text: withoutHeadings(text) };
}

const changelogs: Files = import.meta.glob('../../../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changesets: Files = import.meta.glob('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
  // Also searches folders whose names start with a dot, such as `.changeset`.
  exhaustive: true,
});

export const releasedChanges = Object.values(changelogs).flatMap(releasesIn);

export const waitingChanges = Object.values(changesets).map(changeIn);
