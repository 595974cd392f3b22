import { type IconComponent, ListRow, RowList } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';

export interface LinkRowsProps {
  label: string;
  links: readonly { title: string; to: string; Icon: IconComponent }[];
}

export function LinkRows({ label, links }: LinkRowsProps): ReactElement {
  return (
    <RowList label={label}>
      {links.map(({ title, to, Icon }) => (
        <ListRow key={to} icon={<Icon size={20} />} title={title} render={<Link to={to} />} />
      ))}
    </RowList>
  );
}
