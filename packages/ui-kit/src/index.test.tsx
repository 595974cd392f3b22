import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../test/axe.ts';
import { gallery, overlays } from '../test/gallery.tsx';
import * as kit from './index.ts';

const components = Object.keys(kit).filter(
  (name) =>
    /^[A-Z][a-z]/.test(name) &&
    !/(Icon|ListArt|GamesArt|ErrorArt|OfflineArt|MaintenanceArt|FoundArt|SuccessArt)$/.test(name),
);

describe('every component', () => {
  it('has an example in the gallery, so that these checks cover it', () => {
    expect(components.filter((name) => !(name in gallery) && !overlays.includes(name))).toEqual([]);
  });

  it.each(Object.keys(gallery))('%s is free of axe findings', async (name) => {
    const { container } = render(gallery[name]);
    expect(container.innerHTML).not.toBe('');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('hides icons without a name from screen readers', () => {
    const { container, getByRole } = render(
      <>
        <kit.HomeIcon />
        <kit.GiftIcon label="ของขวัญ" />
      </>,
    );
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
    expect(getByRole('img', { name: 'ของขวัญ' })).toBeTruthy();
  });
});
