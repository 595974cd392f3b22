import { configurationPublic } from '@chada/contract/setting';
import { loadEntries } from '@chada/stores';
import { replies } from '@chada/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../../test/site-harness.tsx';
import { BrandLogo } from './brand-logo.tsx';

const harness = siteHarness();

const source = () => screen.getByRole('img', { name: 'ดาวตัวอย่าง' }).getAttribute('src');
const remote = () => {
  const image = document.querySelector('img[data-fade=loading]');
  if (image === null) throw new Error('No picture is loading.');
  return image;
};
const entry = (path: string) => [{ key: 'home.normal.logo', value: { data: { path } } }];

describe('[SH-09] the logo', () => {
  it('is the client’s own picture until the remote configuration has loaded or if the remote picture fails', async () => {
    const { store } = harness.render(<BrandLogo />, { store: harness.createStore() });
    expect(source()).toBe('/brand/logo.svg');
    harness.server().reply(configurationPublic, replies.data(entry('/uploads/festive.png')));
    await act(() => store.dispatch(loadEntries()));
    expect(source()).toBe('/brand/logo.svg');
    fireEvent.load(remote());
    expect(source()).toMatch(/\/uploads\/festive\.png$/);
    harness.server().reply(configurationPublic, replies.data(entry('/uploads/gone.png')));
    await act(() => store.dispatch(loadEntries()));
    fireEvent.error(remote());
    fireEvent.load(remote());
    expect(source()).toBe('/brand/logo.svg');
  });

  it('stays the client’s own picture if the configuration fails or names a host that the brand does not list', async () => {
    const { store } = harness.render(<BrandLogo />, { store: harness.createStore() });
    harness.server().reply(configurationPublic, replies.drop());
    await act(() => store.dispatch(loadEntries()));
    expect(source()).toBe('/brand/logo.svg');
    harness.server().reply(configurationPublic, replies.data(entry('https://elsewhere.example/logo.png')));
    await act(() => store.dispatch(loadEntries()));
    expect(source()).toBe('/brand/logo.svg');
  });

  it('is the brand’s name as text if the pictures don’t load', () => {
    harness.render(<BrandLogo />, { store: harness.createStore() });
    fireEvent.error(screen.getByRole('img', { name: 'ดาวตัวอย่าง' }));
    expect(screen.getByText('ดาวตัวอย่าง')).toBeTruthy();
  });
});
