import { useClient } from '@chada/site';
import { createElement as h } from 'react';

export function Club() {
  return h('h1', null, `คลับของเรา ${useClient().name}`);
}
