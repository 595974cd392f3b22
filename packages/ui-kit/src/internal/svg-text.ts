import { isValidElement } from 'react';

/** Attributes that SVG itself writes with capitals. */
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
 * A drawing as the text of its file, without any element of a page being made. For drawings only: components are plain
 * functions of their properties, without hooks, and draw no fragments.
 */
export function svgText(node: unknown): string {
  if (Array.isArray(node)) return node.map(svgText).join('');
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (!isValidElement<Record<string, unknown>>(node)) return '';
  const { type, props } = node;
  if (typeof type === 'function') return svgText(Reflect.apply(type, undefined, [props]));
  return `<${type}${attributes(props)}>${svgText(props['children'])}</${type}>`;
}
