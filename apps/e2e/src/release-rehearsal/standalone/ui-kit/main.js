import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button, Card } from '@chada/ui-kit';

console.log(renderToString(createElement(Card, null, createElement(Button, { variant: 'primary' }, 'ตกลง'))));
