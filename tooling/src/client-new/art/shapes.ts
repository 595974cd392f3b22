const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns a point of a circle. At 0 degrees the point is at the top, and larger angles are further clockwise. */
export function around(cx: number, cy: number, radius: number, degrees: number): readonly [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
}

export function polygon(corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function star(cx: number, cy: number, outer: number, inner: number, points = 5): string {
  return polygon(
    Array.from({ length: points * 2 }, (_unused, index) =>
      around(cx, cy, index % 2 === 0 ? outer : inner, (index * 180) / points),
    ),
  );
}

export function glint(cx: number, cy: number, size: number): string {
  const [top, right, bottom, left] = [0, 90, 180, 270].map((degrees) =>
    around(cx, cy, size, degrees).join(' '),
  );
  return `M${top}Q${cx} ${cy} ${right}Q${cx} ${cy} ${bottom}Q${cx} ${cy} ${left}Q${cx} ${cy} ${top}Z`;
}

export function turned(content: string, degrees: readonly number[], cx = 50, cy = 50): string {
  return degrees.map((angle) => `<g transform="rotate(${angle} ${cx} ${cy})">${content}</g>`).join('');
}

export function angles(count: number, from = 0): readonly number[] {
  return Array.from({ length: count }, (_unused, index) => round(from + (index * 360) / count));
}
