import { clientFileSchema } from '../../schema.ts';

const { scenes } = clientFileSchema.shape.assets.shape;

/** The names of the scenes that a brand can have, in the order of `client.json`. */
export const sceneNames: readonly string[] = Object.keys(scenes.def.innerType.shape);
