import { Card, ListRow, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { visitorLinks } from '../common/brand/visitor-links.ts';

export function HomeLinks(): ReactElement | null {
  const t = useText();
  const links = visitorLinks(useClient());
  if (links.length === 0) return null;
  return (
    <Section title={t('home.waysTitle')}>
      <ul className="cf-home__ways">
        {links.map(({ id, to, Icon }) => (
          <li key={id} className="cf-home__way">
            <Card padding="none">
              <ListRow
                icon={<Icon size={22} />}
                title={t(`shell.${id}`)}
                detail={t(`home.${id}Hint`)}
                render={<Link to={to} />}
              />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
