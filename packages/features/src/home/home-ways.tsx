import { Card, ListRow, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { visitorWays } from '../common/brand/visitor-ways.ts';

/** Links to the pages that visitors can open without signing in: promotion, live results, standings. */
export function HomeWays(): ReactElement | null {
  const t = useText();
  const ways = visitorWays(useClient());
  if (ways.length === 0) return null;
  return (
    <Section title={t('home.waysTitle')}>
      <ul className="cf-home__ways">
        {ways.map(({ id, to, Icon }) => (
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
