import type { SheetToken } from '@chada/client-config/node';
import type { ReactElement, ReactNode } from 'react';
import { useBrand } from './brands.ts';
import { ContrastTable } from './contrast-table.tsx';
import './tokens-page.css';

function Sample({ name, type, css }: SheetToken): ReactElement | null {
  if (type === 'color') return <span className="tokens-swatch" style={{ backgroundColor: css }} />;
  if (type === 'shadow') return <span className="tokens-box" style={{ boxShadow: css }} />;
  if (type === 'fontWeight') return <span style={{ fontWeight: Number(css) }}>ชฎา 123</span>;
  if (name.startsWith('text-')) return <span style={{ fontSize: css }}>ชฎา 123</span>;
  if (name.startsWith('leading-'))
    return (
      <span className="tokens-lines" style={{ lineHeight: css }}>
        ปู่ย่าตาทวด ฝากเงินได้ทุกวัน น้ำใจไม่เคยหมด
      </span>
    );
  if (name.includes('radius')) return <span className="tokens-box" style={{ borderRadius: css }} />;
  if (type === 'duration')
    return <span className="tokens-motion" style={{ animationDuration: `calc(${css} * 8)` }} />;
  if (type === 'cubicBezier')
    return <span className="tokens-motion" style={{ animationTimingFunction: css }} />;
  return type === 'dimension' ? <span className="tokens-bar" style={{ width: css }} /> : null;
}

function TokenRows({ tokens, prefix }: { tokens: readonly SheetToken[]; prefix: string }): ReactElement {
  return (
    <ul className="tokens-rows">
      {tokens.map((token) => (
        <li key={token.name} className="tokens-row">
          <span className="tokens-sample">
            <Sample {...token} />
          </span>
          <code>
            {prefix}
            {token.name}
          </code>
          <span className="tokens-value">
            {token.css}
            {token.from === undefined ? '' : ` ← ${token.from}`}
            {token.isDefault === true ? ' (default)' : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className="tokens-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const scales = {
  Type: /^(text|weight|leading)-/,
  Space: /^space-/,
  'Radius and shadow': /^(radius|shadow)-/,
  Motion: /^motion-/,
};

interface TokensPageProps {
  brandId: string;
  /**
   * The palette to show. With the value `second`, the page shows the second palette if the brand has a second palette.
   */
  palette: string;
}

export function TokensPage({ brandId, palette }: TokensPageProps): ReactElement | null {
  const { id, client, sheets } = useBrand(brandId);
  const shown = sheets[palette === 'second' ? 1 : 0] ?? sheets[0];
  if (shown === undefined) return null;
  const { file, sheet } = shown;
  const tokensOf = (group: SheetToken['group']) => sheet.tokens.filter((token) => token.group === group);
  const component = tokensOf('component');
  return (
    <main className="tokens-page">
      <h1>
        {client.name}{' '}
        <code>
          clients/{id}/{file}
        </code>
      </h1>
      <Part title="Contrast">
        <ContrastTable pairs={sheet.pairs} />
      </Part>
      <Part title="Semantic">
        <TokenRows tokens={tokensOf('semantic')} prefix="--" />
      </Part>
      <Part title="Palette">
        <TokenRows tokens={tokensOf('palette')} prefix="palette." />
      </Part>
      <Part title="Component">
        {component.length === 0 ? <p>None: every component takes the semantic colours.</p> : null}
        <TokenRows tokens={component} prefix="--" />
      </Part>
      {Object.entries(scales).map(([title, pattern]) => (
        <Part key={title} title={title}>
          <TokenRows tokens={tokensOf('scale').filter(({ name }) => pattern.test(name))} prefix="--" />
        </Part>
      ))}
    </main>
  );
}
