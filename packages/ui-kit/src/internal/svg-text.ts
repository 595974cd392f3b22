import { isValidElement } from 'react';

/** SVG attributes that are written in camel case. */
const CAPITALS = ['viewBox', 'preserveAspectRatio'];
const ENTITIES: Partial<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (CAPITALS.includes(property)) return property;
  return property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function attributes(properties: Record<string, unknown>): string {
  return Object.entries(properties)
    .filter(([property, value]) => property !== 'children' && value !== undefined && value !== null)
    .map(([property, value]) => ` ${attributeName(property)}="${escaped(String(value))}"`)
    .join('');
}

/**
 * Returns a drawing as SVG text, without creating DOM elements. Works for drawings only: their components must be
 * plain functions without hooks or fragments.
 */
export function svgText(node: unknown): string {
  if (Array.isArray(node)) return node.map(svgText).join('');
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (!isValidElement<Record<string, unknown>>(node)) return '';
  const { type, props } = node;
  if (typeof type === 'function') return svgText(Reflect.apply(type, undefined, [props]));
  return `<${type}${attributes(props)}>${svgText(props['children'])}</${type}>`;
}
