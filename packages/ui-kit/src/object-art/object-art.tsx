import type { ReactElement } from 'react';
import { drawLayers, METAL_GRADIENT } from '../game-art/draw-layers.ts';
import { type ObjectName, OBJECTS } from './objects.ts';

export type { ObjectName } from './objects.ts';

const isObjectName = (name: string): name is ObjectName =>
  Object.prototype.hasOwnProperty.call(OBJECTS, name);

/** The names of all objects that `ObjectArt` can show. */
export const objectNames: readonly ObjectName[] = Object.keys(OBJECTS).filter(isObjectName);

/** A square, decorative picture of an object. */
export function ObjectArt({ object }: { object: ObjectName }): ReactElement {
  const address = `data:image/svg+xml,${encodeURIComponent(objectArtText(object))}`;
  return <img className="ck-object-art" src={address} alt="" width={104} height={104} />;
}

/** Returns the picture of an object as the text of a complete SVG file. */
export function objectArtText(object: ObjectName): string {
  const { shapes, gradients } = drawLayers(OBJECTS[object]);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="104" height="104" viewBox="-52 -52 104 104">',
    `<defs>${METAL_GRADIENT}${gradients}</defs>`,
    `<g stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`,
    '</svg>',
  ].join('');
}
